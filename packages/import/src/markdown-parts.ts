import type { Definition, Image, Link, Nodes, Root } from "mdast";
import { type Options, fromMarkdown } from "mdast-util-from-markdown";
import { visit } from "unist-util-visit";
import { wordsOf } from "@brightwren/core/blog/article-words";
import { nestsTooDeeply } from "@brightwren/core/blog/nesting";
import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";

/** Limits far above the size of any article, to bound the parsing time. */
const textLimits = { characters: 1_500_000, lines: 40_000, signs: 12_000 } as const;

/** Throws a `FileRejectedError` for Markdown that would take too long to parse. */
export function parseMarkdown(markdown: string, options?: Options): Root {
  assertReadable(markdown);
  return fromMarkdown(markdown, options);
}

export function assertReadable(markdown: string): void {
  const reason = unreadable(markdown);
  if (reason) throw new FileRejectedError(reason);
}

function unreadable(markdown: string): string | undefined {
  if (markdown.length > textLimits.characters) return "Its text is too long for a post.";
  let lines = 0;
  for (let at = 0; at < markdown.length; lines += 1) {
    if (lines > textLimits.lines) return "Its text has too many lines for a post.";
    const end = markdown.indexOf("\n", at);
    at = end < 0 ? markdown.length : end + 1;
  }
  if (nestsTooDeeply(markdown)) return "Its text is nested too deeply.";
  // The parser scans far ahead at each of these characters.
  return ["[", "*", "_"].some((sign) => markdown.split(sign, textLimits.signs + 1).length > textLimits.signs)
    ? "Its text has too many brackets, stars or underscores."
    : undefined;
}

export type Range = { start: number; end: number };

export type Edit = Range & { text: string };

/** Applies edits; an outer edit overrides the edits inside it. */
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

export const rangeOf = ({ position }: Nodes): Range | undefined => {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : { start, end };
};

export type AddressInText = Range & { url: string; alt: string; kind: "picture" | "link" };

export type Addressed = Image | Link | Definition;

export function placeIn(markdown: string, node: Addressed): Range | undefined {
  const range = rangeOf(node);
  if (!range) return undefined;
  const source = markdown.slice(range.start, range.end);
  // Start after the link text, which may contain pictures.
  const last = node.type === "link" ? node.children.at(-1) : undefined;
  const after = last ? (rangeOf(last)?.end ?? range.start) - range.start : 0;
  const place = placeOfAddress(source, node.type === "definition" ? "]:" : "](", after);
  return place && { start: range.start + place.start, end: range.start + place.end };
}

/** Finds the addresses of pictures and links, with their positions. */
export function addressesIn(markdown: string): AddressInText[] {
  if (!markdown.includes("](") && !/^ {0,3}\[[^\]]+\]:/m.test(markdown)) return [];
  const found: AddressInText[] = [];
  const tree = parseMarkdown(markdown);
  const named = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => void named.add(identifier));
  visit(tree, (node) => {
    if (node.type !== "image" && node.type !== "link" && node.type !== "definition") return;
    const place = placeIn(markdown, node);
    if (!place) return;
    const isPicture = node.type === "image" || (node.type === "definition" && named.has(node.identifier));
    const alt = node.type === "image" ? (node.alt ?? "") : "";
    found.push({ url: node.url, alt, kind: isPicture ? "picture" : "link", ...place });
  });
  return found;
}

function placeOfAddress(source: string, sign: string, after: number): Range | undefined {
  // Descriptions may contain brackets, so skip brackets that are not followed by an address.
  for (let at = source.indexOf(sign, after); at >= 0; at = source.indexOf(sign, at + 1)) {
    const behind = source.slice(at + sign.length);
    const match = /^\s*(<[^>\n]*>|(?:\\.|[^\s()\\]|\([^\s()]*\))+)(?=\s|\)|$)/.exec(behind);
    if (!match?.[1]) continue;
    const start = at + sign.length + match[0].length - match[1].length;
    return { start, end: start + match[1].length };
  }
  return undefined;
}

export const writtenAddress = (url: string): string =>
  /^[^\s()<>\\]+$/.test(url) ? url : `<${url.replace(/[<>\n]/g, encodeURIComponent)}>`;

/** Rewrites addresses. `other` returns the new address, or undefined to leave it unchanged. */
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

export const plainWords = (markdown: string): string => wordsOf(parseMarkdown(markdown));

const more = /<!--\s*more\s*-->/i;

/** Removes the “more” comment and returns the text before it as an excerpt. */
export function takeExcerpt(markdown: string): { content: string; excerpt: string } {
  const at = more.exec(markdown);
  if (!at) return { content: markdown, excerpt: "" };
  return {
    content: markdown.replace(more, "").replace(/\n{3,}/g, "\n\n"),
    excerpt: plainWords(markdown.slice(0, at.index)),
  };
}
