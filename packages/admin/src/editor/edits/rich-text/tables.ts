import type { Element, ElementContent } from "hast";
import { toString } from "hast-util-to-string";
import { element, isBlank, isElement, text } from "./elements.ts";

const blocks =
  /^(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|section|article|table|thead|tbody|tfoot|tr|td|th|caption)$/;

type Piece = { isItem: boolean; words: ElementContent[] };

function piecesOf(nodes: readonly ElementContent[], isItem = false): Piece[] {
  const pieces: Piece[] = [];
  let words: ElementContent[] = [];
  const close = () => {
    if (words.some((word) => !isBlank(word))) pieces.push({ isItem, words });
    words = [];
  };
  for (const node of nodes) {
    if (!isElement(node)) words.push(node);
    else if (node.tagName === "br") close();
    else if (node.tagName === "pre")
      words.push(element("code", [text(toString(node).replace(/\s+/g, " ").trim())]));
    else if (!blocks.test(node.tagName)) words.push(node);
    else {
      close();
      pieces.push(...piecesOf(node.children, isItem || node.tagName === "li"));
    }
  }
  close();
  return pieces;
}

const inOneLine = (nodes: readonly ElementContent[]): ElementContent[] =>
  piecesOf(nodes).flatMap(({ isItem, words }, index, pieces) => {
    if (index === 0) return words;
    return [text(isItem && pieces[index - 1]?.isItem ? "; " : " "), ...words];
  });

const withoutBold = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (isElement(node) && node.tagName === "strong" ? node.children : [node]));

const isEmpty = (row: Element): boolean =>
  row.children.every(
    (cell) => isElement(cell) && !cell.children.some(isPicture) && toString(cell).trim() === "",
  );

const isPicture = (node: ElementContent): boolean =>
  isElement(node) && (node.tagName === "img" || node.children.some(isPicture));

const rowsOf = (part: Element): Element[] =>
  part.children.flatMap((child) => {
    if (!isElement(child)) return [];
    if (child.tagName === "tr") return [child];
    return /^(?:thead|tbody|tfoot)$/.test(child.tagName) ? rowsOf(child) : [];
  });

export function tidyTable(table: Element): ElementContent[] {
  const rows = rowsOf(table);
  for (const row of rows)
    row.children = row.children.filter((cell) => isElement(cell) && /^t[dh]$/.test(cell.tagName));
  const [only, ...others] = rows.flatMap((row) => row.children as Element[]);
  if (only && others.length === 0) return only.children;
  const filled = rows.filter((row) => !isEmpty(row));
  if (filled.length === 0) return [];
  for (const [index, row] of filled.entries())
    for (const cell of row.children as Element[]) {
      const words = inOneLine(cell.children);
      cell.children = index === 0 ? withoutBold(words) : words;
      cell.tagName = index === 0 ? "th" : "td";
      delete cell.properties["align"];
    }
  const caption = table.children.find((child) => isElement(child) && child.tagName === "caption") as
    | Element
    | undefined;
  const above = caption ? [element("p", caption.children)] : [];
  return [...above, element("table", [element("tbody", filled)])];
}
