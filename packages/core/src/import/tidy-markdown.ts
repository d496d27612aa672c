import type { Heading, Nodes, Paragraph, PhrasingContent, TableCell } from "mdast";
import { CONTINUE, visit } from "unist-util-visit";

/**
 * Makes a tree that was HTML one that Markdown can write as a person would. Changes it.
 *
 * Items of one paragraph each stand close together: programs wrap each in a paragraph of its own. Spaces and breaks at the
 * edges of what is marked go outside, those at the edges of a block go altogether, and so do links and paragraphs without
 * words. A line left empty between two breaks is a new paragraph.
 */
export function tidyMarkdown(tree: Nodes): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "paragraph" || node.type === "heading" || node.type === "tableCell") tidyWords(node);
    if (node.type === "paragraph" && node.children.length === 0 && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    if (node.type === "paragraph" && parent && index !== undefined) {
      const parts = splitAtEmptyLines(node.children);
      if (parts.length > 1) {
        const paragraphs = parts.map((children): Paragraph => ({ type: "paragraph", children }));
        (parent.children as Nodes[]).splice(index, 1, ...paragraphs);
        return index;
      }
    }
    if (node.type !== "list") return CONTINUE;
    const isClose = node.children.every(
      (item) => item.children.filter(({ type }) => type !== "list").length <= 1,
    );
    if (isClose) for (const part of [node, ...node.children]) part.spread = false;
    return CONTINUE;
  });
}

function tidyWords(block: Paragraph | Heading | TableCell): void {
  const children = block.children.flatMap(withEdgesOutside);
  takeEdge(children, "first");
  takeEdge(children, "last");
  block.children = children;
}

function splitAtEmptyLines(children: PhrasingContent[]): PhrasingContent[][] {
  const parts: PhrasingContent[][] = [[]];
  for (const [index, node] of children.entries()) {
    const part = parts.at(-1) ?? [];
    if (node.type !== "break" || children[index - 1]?.type !== "break") part.push(node);
    else if (part.length > 0) {
      part.pop();
      parts.push([]);
    }
  }
  return parts;
}

function withEdgesOutside(node: PhrasingContent): PhrasingContent[] {
  if (!("children" in node)) return [node];
  const children = node.children.flatMap(withEdgesOutside);
  const before = takeEdge(children, "first");
  const after = takeEdge(children, "last");
  const whole = children.length > 0 ? [{ ...node, children } as PhrasingContent] : [];
  return [...before, ...whole, ...after];
}

/** Takes the spaces and breaks from one end, and gives the one that says the same: a break, a space or none. */
function takeEdge(nodes: PhrasingContent[], end: "first" | "last"): PhrasingContent[] {
  let taken: PhrasingContent | undefined;
  for (;;) {
    const node = nodes.at(end === "first" ? 0 : -1);
    if (node?.type === "text") {
      const value = end === "first" ? node.value.trimStart() : node.value.trimEnd();
      if (value !== node.value) taken ??= { type: "text", value: " " };
      node.value = value;
      if (value !== "") break;
    } else if (node?.type === "break") taken = node;
    else break;
    if (end === "first") nodes.shift();
    else nodes.pop();
  }
  return taken ? [taken] : [];
}
