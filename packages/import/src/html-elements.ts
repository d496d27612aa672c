import type { Element, Nodes } from "hast";
import { CONTINUE, SKIP, visit } from "unist-util-visit";

export function attribute({ properties }: Element, name: string): string {
  const value = properties[name];
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}

export function findAll(node: Nodes, ...names: string[]): Element[] {
  const found: Element[] = [];
  visit(node, "element", (element) => {
    if (names.includes(element.tagName)) found.push(element);
  });
  return found;
}

export const blockNames: ReadonlySet<string> = new Set(
  "p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre table caption thead tbody tfoot tr td th section article aside header footer main nav figure figcaption hr address details summary center form fieldset legend".split(
    " ",
  ),
);

/** Returns an element's text on one line. Skips elements with the tag name `without`. */
export function textOf(node: Nodes, without?: string): string {
  let text = "";
  visit(node, (part) => {
    if (part.type === "element" && part.tagName === without) return SKIP;
    if (part.type === "element" && (part.tagName === "br" || blockNames.has(part.tagName))) text += " ";
    if (part.type === "text") text += part.value;
    return CONTINUE;
  });
  return text.replace(/\s+/gu, " ").trim();
}

export const namesIn = (text: string): string[] => text.split(" ");

/** Maps each name of a row to the row's maker. */
export const makersOf = <Maker>(rows: readonly [names: string, make: Maker][]): ReadonlyMap<string, Maker> =>
  new Map(rows.flatMap(([names, make]) => namesIn(names).map((name) => [name, make] as const)));

type Children = Element["children"];

export function replaceElements(
  parent: Nodes,
  other: (element: Element, parent: Element | undefined) => Children | undefined,
): void {
  if (!("children" in parent)) return;
  const around = parent.type === "element" ? parent : undefined;
  const inPlace = (child: Children[number]): Children => {
    const instead = child.type === "element" ? other(child, around) : undefined;
    return instead ? instead.flatMap((one) => (one === child ? [one] : inPlace(one))) : [child];
  };
  const made = (parent.children as Children).flatMap(inPlace);
  for (const child of made) replaceElements(child, other);
  (parent.children as Children) = made;
}
