import type { Heading, Nodes, Paragraph, PhrasingContent, TableCell } from "mdast";

/**
 * Prepares a tree converted from HTML for Markdown, in place.
 * - Makes lists tight, because many programs wrap each item in a paragraph.
 * - Moves whitespace out of marks; removes empty links, paragraphs and headings.
 * - Splits paragraphs at double line breaks; joins adjacent marks.
 * - Moves punctuation out of marks where Markdown would need an entity.
 */
export function tidyMarkdown(tree: Nodes): void {
  if (!("children" in tree)) return;
  const made: Nodes[] = [];
  for (const child of tree.children)
    for (const node of tidied(child)) {
      tidyMarkdown(node);
      made.push(node);
    }
  (tree.children as Nodes[]) = made;
}

function tidied(node: Nodes): Nodes[] {
  if (node.type === "list") {
    const isClose = node.children.every(
      (item) => item.children.filter(({ type }) => type !== "list").length <= 1,
    );
    if (isClose) for (const part of [node, ...node.children]) part.spread = false;
  }
  if (node.type === "tableCell") {
    tidyWords(node);
    node.children = onOneLine(node.children);
  }
  if (node.type !== "paragraph" && node.type !== "heading") return [node];
  tidyWords(node);
  const parts = node.type === "heading" ? [] : splitAtEmptyLines(node.children);
  const blocks =
    parts.length > 1 ? parts.map((children): Paragraph => ({ type: "paragraph", children })) : [node];
  if (parts.length > 1) for (const block of blocks) tidyWords(block);
  return blocks.filter(({ children }) => children.length > 0);
}

/** Replaces line breaks with slashes, because Markdown table cells have one line. */
function onOneLine(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (node.type === "break")
      return nodes[index - 1]?.type === "break" ? [] : [{ type: "text", value: " / " }];
    return "children" in node ? [{ ...node, children: onOneLine(node.children) }] : [node];
  });
}

function tidyWords(block: Paragraph | Heading | TableCell): void {
  const children = block.children.flatMap(withEdgesOutside);
  takeEdge(children, "first");
  takeEdge(children, "last");
  block.children = withoutEntities(joinMarks(children));
}

type Mark = Extract<PhrasingContent, { type: "strong" | "emphasis" | "delete" }>;

const isMark = (node: PhrasingContent | undefined): node is Mark =>
  node?.type === "strong" || node?.type === "emphasis" || node?.type === "delete";

/** Merges adjacent and duplicate marks, which many programs create. */
function joinMarks(nodes: PhrasingContent[], around: readonly string[] = []): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const isTwice = isMark(node) && around.includes(node.type);
    for (const part of isTwice ? node.children : [node]) {
      const before = joined.at(-1);
      if (isMark(part) && before?.type === part.type)
        for (const child of part.children) before.children.push(child);
      else if (part.type === "text" && before?.type === "text") before.value += part.value;
      else joined.push(part);
    }
  }
  for (const node of joined)
    if (isMark(node)) node.children = joinMarks(node.children, [...around, node.type]);
  return joined;
}

const isWordAt = (node: PhrasingContent | undefined, end: "first" | "last"): boolean =>
  node?.type === "text" && (end === "first" ? /^[^\s\p{P}\p{S}]/u : /[^\s\p{P}\p{S}]$/u).test(node.value);

/** `a**(b)**c` is not bold in Markdown; `a(**b**)c` is. */
function withoutEntities(nodes: PhrasingContent[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (!isMark(node)) return [node];
    const before = isWordAt(nodes[index - 1], "last") ? takePunctuation(node, "first") : "";
    const after = isWordAt(nodes[index + 1], "first") ? takePunctuation(node, "last") : "";
    if (before === undefined || after === undefined) return node.children;
    return [
      ...(before === "" ? [] : [{ type: "text" as const, value: before }]),
      ...(node.children.length > 0 ? [node] : []),
      ...(after === "" ? [] : [{ type: "text" as const, value: after }]),
    ];
  });
}

/** Returns undefined unless the mark has text at that end. */
function takePunctuation(mark: Mark, end: "first" | "last"): string | undefined {
  const edge = mark.children.at(end === "first" ? 0 : -1);
  if (!edge) return "";
  if (isMark(edge)) return takePunctuation(edge, end);
  if (edge.type !== "text") return undefined;
  const taken = punctuationAt(edge.value, end);
  edge.value =
    end === "first" ? edge.value.slice(taken.length) : edge.value.slice(0, -taken.length || undefined);
  if (edge.value === "") mark.children.splice(mark.children.indexOf(edge), 1);
  return taken;
}

function punctuationAt(text: string, end: "first" | "last"): string {
  const isSign = /^[\p{P}\p{S}]$/u;
  const signs = Array.from(text);
  if (end === "last") signs.reverse();
  const other = signs.findIndex((sign) => !isSign.test(sign));
  const taken = other < 0 ? signs : signs.slice(0, other);
  return (end === "last" ? taken.reverse() : taken).join("");
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

/** Removes whitespace from one end and returns the node to insert outside: a break, a space or nothing. */
function takeEdge(nodes: PhrasingContent[], end: "first" | "last"): PhrasingContent[] {
  let taken: PhrasingContent | undefined;
  let count = 0;
  for (; count < nodes.length; count += 1) {
    const node = nodes.at(end === "first" ? count : -1 - count);
    if (node?.type === "text") {
      const value = end === "first" ? node.value.trimStart() : node.value.trimEnd();
      if (value !== node.value) taken ??= { type: "text", value: " " };
      node.value = value;
      if (value !== "") break;
    } else if (node?.type === "break") taken = node;
    else break;
  }
  nodes.splice(end === "first" ? 0 : nodes.length - count, count);
  return taken ? [taken] : [];
}
