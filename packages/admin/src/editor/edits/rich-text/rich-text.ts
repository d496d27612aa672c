import { treeToMarkdown } from "@brightwren/import/html-to-markdown";
import type { Root, Element, ElementContent, Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit, SKIP } from "unist-util-visit";
import { readLists } from "./lists.ts";
import { parseUrl } from "@brightwren/core/older-browsers";
import { toString } from "hast-util-to-string";
import { element, hasClass, isBlank, isElement, styleOf, text } from "./elements.ts";
import { tidyTable } from "./tables.ts";

/** Characters. Converting a larger fragment would freeze the window, so it is pasted as plain text. */
const mostHtml = 2_000_000;

const telling = /^(?:h[1-6]|ul|ol|a|strong|b|em|i|del|s|table|blockquote|img|pre|code|hr)$/;

/** Whether the HTML adds anything to its plain text. Code editors add only colours. */
const saysMore = (tree: Root): boolean =>
  elementsIn(tree, telling).length > 0 || elementsIn(tree, /^p$/).length > 1;

function elementsIn(tree: Root | Element, name: RegExp): Element[] {
  const found: Element[] = [];
  visit(tree, "element", (node) => {
    if (name.test(node.tagName)) found.push(node);
  });
  return found;
}

/** Undefined if the plain text is equivalent or the conversion fails. */
export function markdownFromHtml(html: string): string | undefined {
  if (html.length > mostHtml) return undefined;
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/i.exec(html)?.[1] ?? html;
  // Excel's fragment contains the rows without the table element.
  const piece = /^\s*<(?:col|tr|tbody|thead|td)\b/i.test(fragment) ? `<table>${fragment}</table>` : fragment;
  try {
    const tree = fromHtml(piece, { fragment: true });
    readLists(tree);
    tidyHtml(tree);
    if (!saysMore(tree)) return undefined;
    const markdown = treeToMarkdown(tree, { document: true }).trim();
    return markdown === "" ? undefined : markdown;
  } catch {
    // The nesting is too deep for the recursive parsers.
    return undefined;
  }
}

// Reduces clipboard HTML from office programs and web pages to elements that Markdown can express.

const dropped =
  /^(?:script|style|noscript|template|iframe|object|embed|applet|svg|math|canvas|audio|video|link|meta|title|head|button|select|textarea|form|col|colgroup)$/;

/** Hidden or duplicate content. */
const unseenStyle = /display:\s*none|visibility:\s*hidden|mso-hide:\s*all|mso-list:\s*ignore/;
const unseenClass =
  /^(?:sr-only|visually-hidden|screen-reader-text|mw-editsection|reference|code-block-decoration)$/;

const officeRemark = /mso-element:\s*(?:comment|header|footer)|mso-special-character:\s*comment/;
const officeRemarkClass = /^(?:mso(?:com|del)|MsoComment)/i;

function isUnseen(node: Element): boolean {
  const { properties } = node;
  const style = styleOf(node);
  return (
    properties["hidden"] === true ||
    properties["ariaHidden"] === "true" ||
    properties["dataTestid"] === "webpage-citation-pill" ||
    unseenStyle.test(style) ||
    officeRemark.test(style) ||
    hasClass(node, unseenClass) ||
    hasClass(node, officeRemarkClass) ||
    isDeleted(node) ||
    isGoogleComment(node)
  );
}

/** Text deleted in a tracked change, which has an author or a date, unlike struck-through text. */
const isDeleted = ({ tagName, properties }: Element): boolean =>
  /^(?:del|s|strike)$/.test(tagName) &&
  (properties["cite"] !== undefined || properties["dateTime"] !== undefined);

function isGoogleComment({ tagName, properties, children }: Element): boolean {
  if (tagName === "a") return String(properties["href"]).startsWith("#cmnt");
  const [first] = children;
  if (tagName !== "div" || first === undefined || !isElement(first)) return false;
  return first.children.some((child) => isElement(child) && /^cmnt\d/.test(String(child.properties["id"])));
}

/** Excludes Word's local files, which cannot be loaded, and 1-pixel tracking images. */
function isWebPicture({ properties }: Element): boolean {
  const isDot = [properties["width"], properties["height"]].some(
    (size) => size !== undefined && Number(size) <= 2,
  );
  return /^https?:/i.test(String(properties["src"])) && !isDot;
}

/** Removes redirects through Google and Outlook. Undefined unless the link is a web or email address. */
function linkAddress(href: string): string | undefined {
  const url = parseUrl(href);
  if (!url || !["http:", "https:", "mailto:"].includes(url.protocol)) return undefined;
  const isDetour =
    (/(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url") ||
    url.hostname.endsWith(".safelinks.protection.outlook.com");
  if (isDetour) return linkAddress(url.searchParams.get("q") ?? url.searchParams.get("url") ?? "");
  if (url.searchParams.get("utm_source") !== "chatgpt.com") return href;
  url.searchParams.delete("utm_source");
  return url.href;
}

/** Google Docs marks bold and italic only with styles, and wraps everything in a `<b>` that is not bold. */
function fromStyle(node: Element): ElementContent[] {
  const style = styleOf(node);
  const isBold = /font-weight:\s*(bold|[6-9]00)/.test(style);
  const isPlain = /font-weight:\s*(normal|[1-5]00)/.test(style);
  const isUpright = /font-style:\s*normal/.test(style);
  const tag = node.tagName;
  let { children } = node;
  if (isBold || (/^(?:b|strong)$/.test(tag) && !isPlain)) children = [element("strong", children)];
  if (/font-style:\s*italic/.test(style) || (/^(?:i|em)$/.test(tag) && !isUpright))
    children = [element("em", children)];
  if (/text-decoration[^;]*line-through/.test(style)) children = [element("del", children)];
  return children;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** KaTeX outputs a formula as MathML and HTML. The MathML contains its TeX source. */
function formulaOf(node: Element): ElementContent[] {
  const annotation = elementsIn(node, /^annotation$/).at(-1);
  const source = annotation ? toString(annotation).trim() : "";
  return source === "" ? [] : [element("code", [text(source)])];
}

function tidyPre(node: Element): ElementContent[] {
  const codes = elementsIn(node, /^code$/);
  if (codes.length === 1) node.children = codes;
  return [node];
}

const hasWords = (node: ElementContent): boolean =>
  isElement(node) ? node.tagName === "img" || node.children.some(hasWords) : !isBlank(node);

function tidyLink(node: Element): ElementContent[] {
  const href = linkAddress(node.properties["href"] ?? "");
  if (!node.children.some(hasWords)) return [];
  if (href === undefined) return node.children;
  return [{ ...node, properties: { href } }];
}

/** Word for the web outputs headings as paragraphs with an ARIA role. */
function headingOfRole({ properties }: Element): string | undefined {
  const level = Number(properties["ariaLevel"]);
  return properties["role"] === "heading" && level >= 1 ? `h${Math.min(level, 6)}` : undefined;
}

function tidyItem(node: Element): ElementContent[] {
  const { role, ariaChecked } = node.properties;
  if (role !== "checkbox") return [node];
  const box = element("input", []);
  box.properties = { type: "checkbox", checked: ariaChecked === "true" };
  const first = node.children.find((child) => !isBlank(child));
  const holder = first && isElement(first) && first.tagName === "p" ? first : node;
  holder.children.unshift(box, text(" "));
  return [node];
}

function tidyElement(node: Element): ElementContent[] {
  const { tagName, properties, children } = node;
  if (tagName === "input") return properties["type"] === "checkbox" ? [node] : [];
  if (tagName === "img") return isWebPicture(node) ? [node] : [];
  if (tagName === "br") return hasClass(node, /^Apple-interchange-newline$/) ? [] : [node];
  if (/^(?:span|font|b|strong|i|em)$/.test(tagName)) return fromStyle(node);
  if (/^(?:u|ins|mark)$/.test(tagName)) return children;
  if (tagName === "a") return tidyLink(node);
  if (tagName === "li") return tidyItem(node);
  if (tagName === "table") return tidyTable(node);
  if (tagName === "figure") return [{ ...node, tagName: "div" }];
  if (tagName === "sup" && /^\d+$/.test(toString(node)))
    return [text(Array.from(toString(node), (digit) => superscripts[Number(digit)]).join(""))];
  if (tagName === "sup") return children;
  if (tagName === "p" || tagName === "div") node.tagName = headingOfRole(node) ?? tagName;
  if (tagName === "p") node.children = fromStyle(node);
  return [node];
}

const tidyText = (value: string): string =>
  value.replaceAll(/[\u00A0\u2028]/g, " ").replaceAll(/[\u00AD\u200B\u2060\uFEFF]/g, "");

function tidyNode(node: Nodes): ElementContent[] {
  if (node.type === "text") return [text(tidyText(node.value))];
  if (node.type !== "element") return [];
  if (hasClass(node, /^katex$/)) return formulaOf(node);
  if (dropped.test(node.tagName) || isUnseen(node)) return [];
  if (node.tagName === "pre") return tidyPre(node);
  node.children = withoutCodeHeads(node.children.flatMap(tidyNode));
  return tidyElement(node);
}

function languageOf(node: ElementContent): string | undefined {
  if (!isElement(node)) return undefined;
  if (node.tagName === "code")
    return /language-([\w+#.-]+)/.exec(String(node.properties["className"]))?.[1]?.toLowerCase();
  const [only, ...others] = node.children.filter((child) => !isBlank(child));
  return only && others.length === 0 ? languageOf(only) : undefined;
}

/** Web pages show the language above a code block. In Markdown, it follows the opening fence. */
function withoutCodeHeads(children: ElementContent[]): ElementContent[] {
  return children.filter((child, index) => {
    if (!isElement(child) || child.tagName === "pre") return true;
    const next = children.slice(index + 1, index + 3).find((other) => !isBlank(other));
    const language = next && languageOf(next);
    return language === undefined || toString(child).trim().toLowerCase() !== language;
  });
}

function tidyHtml(tree: Root): void {
  tree.children = withoutCodeHeads(tree.children.flatMap(tidyNode));
  plainHeadings(tree);
}

/** Removes bold from headings. Demotes all headings if there is an h1, because the article's title is the h1. */
function plainHeadings(tree: Root): void {
  const headings = elementsIn(tree, /^h[1-6]$/);
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
