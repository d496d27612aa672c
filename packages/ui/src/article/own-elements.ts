import type { Element, Root } from "hast";
import { visit } from "unist-util-visit";

/**
 * Gives each text beside something else an element of its own, for an article that changes while it is shown: React
 * loses bare text in a page that the browser translates (CONTRIBUTING.md).
 */
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
