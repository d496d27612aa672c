import type { Element, ElementContent, Root } from "hast";
import { toString } from "hast-util-to-string";
import { element, hasClass, isBlank, isElement, styleOf } from "./elements.ts";

type Content = ElementContent | Root["children"][number];

type Line = { level: number; isOrdered: boolean; start?: number | undefined; item: Element };

const listIn = (node: Content): Element | undefined =>
  isElement(node) && /^[uo]l$/.test(node.tagName) ? node : undefined;

function findSign({ children }: Element): Element | undefined {
  for (const child of children) {
    if (!isElement(child)) continue;
    if (/mso-list:\s*ignore/.test(styleOf(child))) return child;
    const inner = findSign(child);
    if (inner) return inner;
  }
  return undefined;
}

/** Word marks list paragraphs with a style: `mso-list: l0 level2 lfo1`. A numbered heading is not a list item. */
function readWordItem(node: Element): Line | undefined {
  if (!/^(?:p|div)$/.test(node.tagName)) return undefined;
  const [, level] = /mso-list:[^;]*\blevel(\d)/.exec(styleOf(node)) ?? [];
  const sign = level && findSign(node);
  if (!sign) return undefined;
  const [, number, letter] = /(\d+)[.)]|([a-z]+)[.)]/i.exec(toString(sign)) ?? [];
  return {
    level: Number(level),
    isOrdered: number !== undefined || letter !== undefined,
    start: number === undefined ? undefined : Number(number),
    item: element("li", node.children),
  };
}

/**
 * Flattens a list. Google Docs nests a list beside its item, not inside it. Google Docs and Word for the web also
 * specify each item's level.
 */
function readList(list: Element, depth = 1): Line[] {
  const first = Number(list.properties["start"] ?? 1);
  let count = 0;
  return list.children.flatMap((child): Line[] => {
    if (isBlank(child)) return [];
    const inner = listIn(child);
    if (inner) return readList(inner, depth + 1);
    const isItem = isElement(child) && child.tagName === "li";
    const { ariaLevel, dataAriaLevel } = isItem ? child.properties : {};
    if (isItem) readLists(child);
    const line = {
      level: Number(ariaLevel ?? dataAriaLevel) || depth,
      isOrdered: list.tagName === "ol",
      start: first + count,
      item: isItem ? child : element("li", [child]),
    };
    count += 1;
    return [line];
  });
}

/** Word for the web wraps each item in its own list. */
function readWrapper(node: Element): Line[] | undefined {
  if (!hasClass(node, /^ListContainerWrapper/)) return undefined;
  return node.children.flatMap((child) => {
    const list = listIn(child);
    return list ? readList(list) : [];
  });
}

function nest(lines: readonly Line[]): Element[] {
  const lists: Element[] = [];
  let isOrdered: boolean | undefined;
  for (let at = 0; at < lines.length;) {
    const line = lines[at] as Line;
    let next = at + 1;
    while (next < lines.length && (lines[next] as Line).level > line.level) next += 1;
    if (line.isOrdered !== isOrdered) {
      const list = element(line.isOrdered ? "ol" : "ul", []);
      if (line.isOrdered && line.start !== undefined && line.start > 1) list.properties["start"] = line.start;
      lists.push(list);
    }
    ({ isOrdered } = line);
    line.item.children.push(...nest(lines.slice(at + 1, next)));
    lists.at(-1)?.children.push(line.item);
    at = next;
  }
  return lists;
}

/**
 * Rebuilds nested lists from other programs' markup, anywhere in the tree. Run this before removing Word's bullets.
 */
export function readLists(parent: Root | Element): void {
  const children: Content[] = [];
  let lines: Line[] = [];
  const close = () => {
    children.push(...nest(lines));
    lines = [];
  };
  for (const child of parent.children) {
    const isBetween = child.type === "comment" || isBlank(child);
    const read = isElement(child) ? (readWrapper(child) ?? readWordItem(child)) : undefined;
    if (read) lines.push(...[read].flat());
    else if (isElement(child) && hasClass(child, /^MsoListParagraph/) && lines.length > 0)
      lines.at(-1)?.item.children.push(child);
    else if (!isBetween || lines.length === 0) {
      close();
      const list = listIn(child);
      if (list) children.push(...nest(readList(list)));
      else {
        if (isElement(child)) readLists(child);
        children.push(child);
      }
    }
  }
  close();
  parent.children = children as typeof parent.children;
}
