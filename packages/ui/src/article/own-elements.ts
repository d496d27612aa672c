import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/** Wraps text that has siblings, so that live previews follow the text on pages that the browser translates. */
export function ownElements() {
  return (tree: Root): void => {
    visit(tree, "text", (text, index, parent) => {
      if (parent?.type !== "element" || parent.children.length < 2 || text.value.trim() === "")
        return undefined;
      const own: Element = { type: "element", tagName: "span", properties: {}, children: [text] };
      parent.children[index ?? 0] = own;
      return "skip";
    });
  };
}
