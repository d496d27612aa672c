import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";

// What office programs and pages put on the clipboard, as the elements that it means. Only what Markdown can say stays.

const dropped = new Set(
  "script style noscript template iframe object embed applet svg math canvas audio video link meta title head button select textarea form".split(
    " ",
  ),
);

const styleOf = ({ properties }: Element): string => (properties["style"] ?? "").toLowerCase();

const isHidden = (element: Element): boolean =>
  element.properties["hidden"] === true ||
  /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/.test(styleOf(element));

/** A picture of the web. One of this computer (Word's) is not to be had, and one of a pixel counts readers. */
function isWebPicture({ properties }: Element): boolean {
  const isDot = [properties["width"], properties["height"]].some(
    (size) => size !== undefined && Number(size) <= 2,
  );
  return /^https?:/i.test(String(properties["src"])) && !isDot;
}

/** The address that a link leads to, without the way through Google; none where it leads nowhere outside its document. */
function linkAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (!["http:", "https:", "mailto:"].includes(url.protocol)) return undefined;
  const isDetour = /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url";
  return isDetour ? linkAddress(url.searchParams.get("q") ?? url.searchParams.get("url") ?? "") : href;
}

const wrap = (tagName: string, children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties: {},
  children,
});

/** Weight and slope that are said by a style: Google Docs knows no other way, and wraps all in a `<b>` that is not bold. */
function fromStyle(element: Element): ElementContent[] {
  const style = styleOf(element);
  const isBold = /font-weight:\s*(bold|[6-9]00)/.test(style);
  const isPlain = /font-weight:\s*(normal|[1-5]00)/.test(style);
  const keepsTag = (element.tagName === "b" || element.tagName === "strong") && !isPlain;
  let { children } = element;
  if (isBold || keepsTag) children = [wrap("strong", children)];
  if (/font-style:\s*italic/.test(style)) children = [wrap("em", children)];
  if (/text-decoration[^;]*line-through/.test(style)) children = [wrap("del", children)];
  return children;
}

const styled = new Set(["span", "font", "b", "strong"]);

function hasWords(element: Element): boolean {
  let found = false;
  visit(element, (node) => {
    if (
      (node.type === "text" && node.value.trim() !== "") ||
      (node.type === "element" && node.tagName === "img")
    )
      found = true;
  });
  return found;
}

/** What an element stays as; undefined where it is right as it is. */
function tidied(element: Element): ElementContent[] | undefined {
  const { tagName, properties, children } = element;
  if (dropped.has(tagName) || isHidden(element)) return [];
  if (tagName === "input") return properties["type"] === "checkbox" ? undefined : [];
  if (tagName === "img") return isWebPicture(element) ? undefined : [];
  if (styled.has(tagName)) return fromStyle(element);
  if (tagName === "a") {
    const href = linkAddress(properties["href"] ?? "");
    if (!hasWords(element)) return [];
    if (href === undefined) return children;
    properties["href"] = href;
    delete properties["title"];
  }
  // A table of one cell is a frame round something.
  if (tagName === "table") return onlyCell(element)?.children;
  return undefined;
}

function onlyCell(table: Element): Element | undefined {
  const cells: Element[] = [];
  visit(table, "element", (cell) => {
    if (cell.tagName === "td" || cell.tagName === "th") cells.push(cell);
  });
  return cells.length === 1 ? cells[0] : undefined;
}

type Parent = Root | Element;

/** Takes out of a parsed piece of a page what Markdown has no words for, and says by elements what was said by styles. */
export function tidyHtml(tree: Root): void {
  visit(tree, (node, index, parent: Parent | undefined) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === "comment" || node.type === "doctype") {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === "text")
      node.value = node.value.replaceAll("\u00A0", " ").replaceAll(/\u200B|\uFEFF|\u00AD/g, "");
    if (node.type !== "element") return undefined;
    const made = tidied(node);
    if (made === undefined) return undefined;
    parent.children.splice(index, 1, ...made.filter((child) => child !== node));
    // What took its place is looked at as well; a `strong` made here is not made again.
    for (const child of made)
      if (child.type === "element" && child.tagName === "strong") child.tagName = "x-strong";
    return [SKIP, index];
  });
  visit(tree, "element", (element) => {
    if (element.tagName === "x-strong") element.tagName = "strong";
  });
  plainHeadings(tree);
}

/** A heading is bold by itself; and below the article's own title, the first level is the second. */
function plainHeadings(tree: Root): void {
  const headings: Element[] = [];
  visit(tree, "element", (element) => {
    if (/^h[1-6]$/.test(element.tagName)) headings.push(element);
  });
  const shift = headings.some(({ tagName }) => tagName === "h1") ? 1 : 0;
  for (const heading of headings) {
    heading.tagName = `h${Math.min(6, Number(heading.tagName[1]) + shift)}`;
    visit(heading, "element", (inner, index, parent) => {
      if (inner.tagName !== "strong" || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...inner.children);
      return [SKIP, index];
    });
  }
}
