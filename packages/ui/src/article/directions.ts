import type { Nodes, Root } from "hast";
import { textOf } from "./contents.ts";

const blocks = new Set("p h1 h2 h3 h4 h5 h6 ul ol li blockquote table th td figcaption".split(" "));

const rightToLeft =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u;

type Direction = "ltr" | "rtl";

/** Direction of the first letter, like `dir="auto"`; undefined without letters. */
function directionOf(node: Nodes): Direction | undefined {
  const letter = /\p{L}/u.exec(textOf(node))?.[0];
  if (letter === undefined) return undefined;
  return rightToLeft.test(letter) ? "rtl" : "ltr";
}

/** Rehype plugin. Does not use `dir="auto"`, which on a list ignores children that have a `dir`. */
export function directions() {
  return (tree: Root): void => setDirection(tree, "ltr");
}

function setDirection(node: Nodes, around: Direction): void {
  if (!("children" in node)) return;
  let own = around;
  if (node.type === "element") {
    // Code is left-to-right, whatever its comments contain.
    if (node.tagName === "pre") own = "ltr";
    else if (blocks.has(node.tagName)) own = directionOf(node) ?? around;
    if (own !== around) node.properties["dir"] = own;
  }
  for (const child of node.children) setDirection(child, own);
}
