import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";

// Word's lists are paragraphs whose style says so: `mso-list: l0 level2 lfo1`, with bullet or number as ignored text.

type ListLine = { level: number; isOrdered: boolean; children: ElementContent[] };

const isElement = (node: { type: string }): node is Element => node.type === "element";

function mark({ children }: Element): Element | undefined {
  for (const child of children) {
    if (!isElement(child)) continue;
    if (/mso-list:\s*ignore/i.test(child.properties["style"] ?? "")) return child;
    const inner = mark(child);
    if (inner) return inner;
  }
  return undefined;
}

function readLine(node: ElementContent | Root["children"][number]): ListLine | undefined {
  if (!isElement(node)) return undefined;
  const [, level] = /mso-list:[^;]*\blevel(\d)/i.exec(node.properties["style"] ?? "") ?? [];
  const sign = level && mark(node);
  if (!sign) return undefined;
  return { level: Number(level), isOrdered: /[\da-z]+[.)]/i.test(toString(sign)), children: node.children };
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** Lines with their levels as lists in lists. */
function nest(lines: ListLine[]): Element {
  const [first] = lines;
  const list = element(first?.isOrdered ? "ol" : "ul", []);
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as ListLine;
    let next = at + 1;
    while (next < lines.length && (lines[next] as ListLine).level > line.level) next += 1;
    const below = lines.slice(at + 1, next);
    list.children.push(element("li", [...line.children, ...(below.length > 0 ? [nest(below)] : [])]));
    at = next;
  }
  return list;
}

/** Makes lists of Word's list paragraphs, wherever they stand in the tree. Before their marks are taken out. */
export function readWordLists(parent: Root | Element): void {
  const children: (typeof parent.children)[number][] = [];
  let lines: ListLine[] = [];
  const close = () => {
    if (lines.length > 0) children.push(nest(lines));
    lines = [];
  };
  for (const child of parent.children) {
    const line = readLine(child);
    const isBetween = child.type === "comment" || (child.type === "text" && child.value.trim() === "");
    if (line) lines.push(line);
    else if (!isBetween || lines.length === 0) {
      close();
      if (isElement(child)) readWordLists(child);
      children.push(child);
    }
  }
  close();
  parent.children = children as typeof parent.children;
}
