import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { htmlToMarkdown } from "./html-to-markdown.ts";

type Edit = { start: number; end: number; text: string };

/** A text with some of its parts replaced; of parts within parts the outer one counts. */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = "";
  let at = 0;
  for (const { start, end, text: other } of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += text.slice(at, start) + other;
    at = end;
  }
  return result + text.slice(at);
}

const rangeOf = ({ position }: Nodes): { start: number; end: number } | undefined => {
  const { start, end } = position ?? {};
  return start?.offset === undefined || end?.offset === undefined
    ? undefined
    : { start: start.offset, end: end.offset };
};

/** An address as it stands in a text, and where. `end` is after the part that holds it. */
export type AddressInText = {
  url: string;
  alt: string;
  kind: "picture" | "link";
  start: number;
  end: number;
};

/** The addresses of pictures and links in a Markdown text, with the place of each address itself. */
export function addressesIn(markdown: string): AddressInText[] {
  if (!markdown.includes("](") && !/^ {0,3}\[[^\]]+\]:/m.test(markdown)) return [];
  const found: AddressInText[] = [];
  const tree = fromMarkdown(markdown);
  const named = new Map<string, "picture" | "link">();
  visit(tree, "imageReference", ({ identifier }) => void named.set(identifier, "picture"));
  visit(tree, (node) => {
    if (node.type !== "image" && node.type !== "link" && node.type !== "definition") return;
    const range = rangeOf(node);
    if (!range) return;
    const source = markdown.slice(range.start, range.end);
    // Behind the words of a link, which may hold pictures of their own.
    const last = node.type === "link" ? node.children.at(-1) : undefined;
    const after = last ? (rangeOf(last)?.end ?? range.start) - range.start : 0;
    const place = placeOfAddress(source, node.type === "definition" ? "]:" : "](", after);
    if (!place) return;
    const kind =
      node.type === "image"
        ? "picture"
        : node.type === "definition"
          ? (named.get(node.identifier) ?? "link")
          : "link";
    const alt = node.type === "image" ? (node.alt ?? "") : "";
    found.push({ url: node.url, alt, kind, start: range.start + place.start, end: range.start + place.end });
  });
  return found;
}

/** Where the address stands in the source of a picture, link or definition. */
function placeOfAddress(
  source: string,
  sign: string,
  after: number,
): { start: number; end: number } | undefined {
  // A picture's description may hold brackets: the sign that counts is the last that leaves an address behind it.
  for (let at = source.indexOf(sign, after); at >= 0; at = source.indexOf(sign, at + 1)) {
    const behind = source.slice(at + sign.length);
    const match = /^\s*(<[^>\n]*>|(?:\\.|[^\s()\\]|\([^\s()]*\))+)(?=\s|\)|$)/.exec(behind);
    if (!match?.[1]) continue;
    const start = at + sign.length + match[0].length - match[1].length;
    return { start, end: start + match[1].length };
  }
  return undefined;
}

/** An address as Markdown takes it, whatever signs are in it. */
export const writtenAddress = (url: string): string =>
  /^[^\s()<>\\]+$/.test(url) ? url : `<${url.replace(/[<>\n]/g, encodeURIComponent)}>`;

/** A text in which addresses are others; `other` gives undefined where one stays. */
export function withAddresses(
  markdown: string,
  other: (address: AddressInText) => string | undefined,
): string {
  const edits = addressesIn(markdown).flatMap((address) => {
    const url = other(address);
    return url === undefined ? [] : [{ start: address.start, end: address.end, text: writtenAddress(url) }];
  });
  return edited(markdown, edits);
}

const alone = new Set(["img", "br", "hr", "input", "source", "wbr", "embed", "link", "meta"]);

/**
 * A text of another program's Markdown, which may have HTML in it: whole elements become Markdown, since readers are shown
 * no HTML here; what is left of it stays in the text and is named.
 */
export function withoutHtml(markdown: string): { markdown: string; remarks: string[] } {
  if (!/<[a-z!/]/i.test(markdown)) return { markdown, remarks: [] };
  const edits: Edit[] = [];
  const left = new Set<string>();
  const remarks: string[] = [];
  visit(fromMarkdown(markdown), "html", (node, _index, parent) => {
    const range = rangeOf(node);
    if (!range) return;
    if (/^<!--[^]*?-->$/.test(node.value)) return void edits.push({ ...range, text: "" });
    const isWhole = parent?.type === "root" || /^<(?:img|br)\b[^>]*>$/i.test(node.value);
    if (isWhole && isBalanced(node.value)) {
      const made = htmlToMarkdown(node.value);
      remarks.push(...made.remarks);
      edits.push({ ...range, text: /^<br\b/i.test(node.value) ? "  \n" : made.markdown });
    } else
      for (const [, name = ""] of node.value.matchAll(/<([a-z][\w-]*)/gi))
        left.add(`<${name.toLowerCase()}>`);
  });
  if (left.size > 0)
    remarks.push(`HTML that visitors are not shown stays in the text: ${[...left].slice(0, 8).join(", ")}.`);
  return { markdown: edited(markdown, edits), remarks };
}

function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [tag, close, name = ""] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
    const word = name.toLowerCase();
    if (alone.has(word) || tag.endsWith("/>")) continue;
    if (close === "") open.push(word);
    else if (open.pop() !== word) return false;
  }
  return open.length === 0;
}

/** The words of a Markdown text, on one line. */
export function plainWords(markdown: string): string {
  let words = "";
  visit(fromMarkdown(markdown), (node) => {
    if (node.type === "text" || node.type === "inlineCode") words += node.value;
    if (node.type === "paragraph" || node.type === "heading" || node.type === "break") words += " ";
  });
  return words.replace(/\s+/gu, " ").trim();
}

const more = /<!--\s*more\s*-->/i;

/** Parts a text at its sign for “more”: the text without it, and the words before it as an excerpt. */
export function takeExcerpt(markdown: string): { content: string; excerpt: string } {
  const at = more.exec(markdown);
  if (!at) return { content: markdown, excerpt: "" };
  return {
    content: markdown.replace(more, "").replace(/\n{3,}/g, "\n\n"),
    excerpt: plainWords(markdown.slice(0, at.index)),
  };
}
