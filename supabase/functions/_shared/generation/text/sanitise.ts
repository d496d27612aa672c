import { toString } from "mdast-util-to-string";
import { longestGeneratedArticle } from "../../contracts/generate-blog-post.ts";
import { toTidyLine } from "../../contracts/single-line.ts";
import { type MarkdownNode, parseMarkdown, writeMarkdown } from "./markdown-tree.ts";
import { checkText, checkTree, UnreadableTextError } from "./readable.ts";

/** Removes control characters and replaces lone surrogates. Postgres rejects some of them. */
const noControls = (text: string) => text.replace(/(?![\n\t])\p{Cc}/gu, "").replace(/\p{Cs}/gu, "\uFFFD");

/** Makes unreviewed Markdown safe to publish and removes a repeated title. Throws an UnreadableTextError. */
export function sanitiseMarkdown(markdown: string, title: string): string {
  const text = noControls(markdown.replace(/\r\n?/g, "\n"));
  checkText(text);
  const tree = parseMarkdown(text);
  checkTree(tree);
  const cleaned = writeMarkdown(withoutTitle(sanitiseTree(tree), title));
  if (cleaned.length > longestGeneratedArticle) throw new UnreadableTextError("too_long");
  return cleaned;
}

function withoutTitle(tree: MarkdownNode, title: string): MarkdownNode {
  const [first, ...rest] = tree.children ?? [];
  const repeats = first?.type === "heading" && sameWords(toString(first), title);
  return repeats ? { ...tree, children: rest } : tree;
}

const sameWords = (one: string, other: string) => fold(one) === fold(other);
const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const markup = /[<[\]*_`~\\&]/;

export function plainLine(text: string): string {
  const line = toTidyLine(text).replace(/^#+\s+/, "");
  if (!markup.test(line)) return line;
  // The prefix makes any line a paragraph, so that "1. Ask *first*" does not lose its number.
  const paragraph = toString(sanitiseTree(parseMarkdown(`x ${line}`)));
  return toTidyLine(paragraph.slice(1));
}

/** Nodes to remove when empty. Table cells may be empty. */
const containers = new Set([
  "paragraph",
  "heading",
  "link",
  "emphasis",
  "strong",
  "delete",
  "blockquote",
  "list",
  "listItem",
]);

const silent = /^<(script|style|iframe|object|template|noscript|svg|math)\b/i;

/**
 * Allows text, lists, tables, quotes, code and headings from level 2. Removes images and raw HTML, including the
 * content of scripts. Converts unsafe links to plain text.
 */
function sanitiseTree(root: MarkdownNode): MarkdownNode {
  const addresses = new Map<string, string>();
  collectAddresses(root, addresses);
  return { ...root, children: cleanAll(root.children ?? [], addresses) };
}

/** The first of several definitions with the same name applies, as in CommonMark. */
function collectAddresses(node: MarkdownNode, addresses: Map<string, string>): void {
  const { type, identifier, url, children = [] } = node;
  if (type === "definition" && identifier !== undefined && url !== undefined && !addresses.has(identifier)) {
    addresses.set(identifier, url);
  }
  for (const child of children) collectAddresses(child, addresses);
}

function cleanAll(nodes: MarkdownNode[], addresses: Map<string, string>): MarkdownNode[] {
  let hiddenBy: string | undefined;
  return nodes.flatMap((node) => {
    if (node.type === "html") {
      const html = (node.value ?? "").trim();
      if (hiddenBy === undefined) hiddenBy = opens(html);
      else if (html.toLowerCase().startsWith(`</${hiddenBy}`)) hiddenBy = undefined;
      return [];
    }
    return hiddenBy === undefined ? clean(node, addresses) : [];
  });
}

/** The element that hides the following nodes, unless this node also closes it. */
function opens(html: string): string | undefined {
  const name = silent.exec(html)?.[1]?.toLowerCase();
  return name === undefined || html.toLowerCase().includes(`</${name}`) ? undefined : name;
}

function clean(node: MarkdownNode, addresses: Map<string, string>): MarkdownNode[] {
  const { type } = node;
  if (["image", "imageReference", "definition", "footnoteReference", "footnoteDefinition"].includes(type)) {
    return [];
  }
  if (node.children === undefined) return [node];
  const isFlow = type === "blockquote" || type === "listItem";
  const inner = isFlow ? node.children : node.children.map(withoutBreak);
  const children = trimmed(type, cleanAll(inner, addresses));
  if (children.length === 0 && containers.has(type)) return [];
  if (type === "link" || type === "linkReference") {
    const url = type === "link" ? node.url : addresses.get(node.identifier ?? "");
    return url !== undefined && isSafeLink(url) ? [{ type: "link", url, children }] : children;
  }
  if (type === "heading") return [{ type, depth: Math.max(2, node.depth ?? 2), children }];
  return [{ ...node, children }];
}

const withoutBreak = (node: MarkdownNode): MarkdownNode =>
  node.type === "html" && /^<br\b/i.test(node.value ?? "") ? { type: "text", value: " " } : node;

/** Removes spaces left at the edges by removed nodes; they would be written as `&#x20;`. */
function trimmed(type: string, nodes: MarkdownNode[]): MarkdownNode[] {
  if (type !== "paragraph" && type !== "heading") return nodes;
  const last = nodes.length - 1;
  return nodes
    .map((node, n) => {
      if (node.type !== "text" || (n > 0 && n < last)) return node;
      const start = n === 0 ? (node.value ?? "").trimStart() : (node.value ?? "");
      return { ...node, value: n === last ? start.trimEnd() : start };
    })
    .filter(({ type: kind, value }) => kind !== "text" || value !== "");
}

/** Rejects URLs with credentials, and `//host` and `/\host`, which browsers treat as other sites. */
export function isSafeLink(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false;
  if (url.startsWith("/")) return !url.startsWith("//");
  try {
    const { protocol, username, password } = new URL(url);
    return protocol === "mailto:" || (protocol === "https:" && username === "" && password === "");
  } catch {
    return false;
  }
}
