import { addressMark, parseArticle } from "@brightwren/core/blog/article-syntax";
import { nestsTooDeeply } from "@brightwren/core/blog/nesting";
import MarkdownIt, { type Token } from "markdown-it";
import type { AlignType, Nodes, Parents, Root } from "mdast";

const parser = new MarkdownIt("commonmark", { maxNesting: Infinity }).enable("table");
// The renderer checks and escapes addresses.
parser.normalizeLink = (address) => address;
parser.validateLink = () => true;

/** What the two parsers read differently. */
const unusual = new RegExp(
  [
    /[^\S \n]|^ +$|^ {4}|\0/, // other white space, indented code
    /^[ >]*[-*+\d][-*+>\d.) ]*$/, // empty list items, thematic breaks
    /^[ >]*(?:[-*+]|\d+[.)]) +(?:>|(?:[-*+]|\d+[.)]) )/, // a list item that begins with a list or a quotation
    /\]:|~~|&[#\w]/, // references, footnotes, strikethrough, character references
    /[*_](?:[^\0-\u024f‘’“”–—…£€]|[*_]{2})|[^\0-\u024f‘’“”–—…£€][*_]/, // three marks of emphasis, or one beside a foreign character
    /^(?!\|.*\|$).*\||\\\||[^|]\n\|[- :|]+$|:-+ *$|-: *$/, // tables with unusual rows
  ]
    .map(({ source }) => source)
    .join("|"),
  "im",
);

/** The parsers disagree on whether an empty line spreads a list in a quotation. */
const quotedList = /^ *>[ >]*(?:[-*+]|\d+[.)]) /m;
const emptyQuotedLine = /^ *>[ >]*$/m;

const codeBlock = /^(`{3,})[^`\n]*\n[^]*?^\1`* *$/gm;

/** Does the same as `parseArticle`, without positions, in a fifth of the time. A test compares both. */
export function parseQuickly(markdown: string): Root {
  const text = markdown.replace(codeBlock, "");
  const isUnusual = unusual.test(text) || (quotedList.test(text) && emptyQuotedLine.test(text));
  if (isUnusual || nestsTooDeeply(markdown)) return parseArticle(markdown);
  const root: Root = { type: "root", children: [] };
  return addAll(parser.parse(markdown, {}), root) ? root : parseArticle(markdown);
}

/** Deeper articles are left to `parseArticle`, which has a limit. */
const deepest = 50;

/** Returns false if the text contains rare syntax, HTML, a bare URL or a mark without its partner. */
function addAll(tokens: Token[], parent: Parents): boolean {
  const open: Parents[] = [parent];
  for (const token of tokens) {
    const around = open.at(-1) ?? parent;
    if (token.type === "inline") {
      readTask(token.children?.[0], open.at(-2));
      if (!addAll(token.children ?? [], around)) return false;
    } else if (!/^t(?:head|body)_/.test(token.type)) {
      if (token.nesting < 0) open.pop();
      else {
        const node = makers[token.type]?.(token) as Nodes | undefined;
        if (!node || open.length > deepest || (node.type === "text" && isUnclear(node.value))) return false;
        describe(token, open);
        add(node, around);
        if (token.nesting > 0) open.push(Object.assign(node, { children: [] }) as Parents);
      }
    }
  }
  return true;
}

function readTask(first: Token | undefined, item: Parents | undefined): void {
  const [mark, tick] = /^\[([ x])\] (?=\S|$)/i.exec(first?.content ?? "") ?? [];
  if (!first || !mark || item?.type !== "listItem" || item.children.length > 1) return;
  item.checked = tick !== " ";
  first.content = first.content.slice(mark.length);
}

/** Whether the parsers may not agree that this is only text. */
const isUnclear = (text: string) => /[*`]|\b_|_\b|^\[[ x]\]/i.test(text) || addressMark.test(text);

/** Adds what only a child tells about its list or table. */
function describe({ type, hidden, attrs }: Token, open: Parents[]): void {
  const owner = open.at(-2);
  if (owner?.type === "list" && type === "paragraph_open" && !hidden) owner.spread = true;
  if (owner?.type === "table" && type === "th_open")
    owner.align?.push((String(attrs?.[0]?.[1] ?? "").replace("text-align:", "") || null) as AlignType);
}

function add(node: Nodes, { children }: Parents): void {
  const last = children.at(-1);
  if (node.type === "text" && last?.type === "text") last.value += node.value;
  else (children as Nodes[]).push(node);
}

type Childless<Node> = Node extends Parents ? Omit<Node, "children"> : Node;

/** Nodes by token. Others are rare, or read differently. */
const makers: Record<string, ((token: Token) => Childless<Nodes>) | undefined> = {
  paragraph_open: () => ({ type: "paragraph" }),
  heading_open: ({ tag }) => ({ type: "heading", depth: Number(tag[1]) as 1 }),
  blockquote_open: () => ({ type: "blockquote" }),
  bullet_list_open: () => ({ type: "list", ordered: false, spread: false }),
  ordered_list_open: (token) => ({
    type: "list",
    ordered: true,
    start: Number(token.attrGet("start") ?? 1),
    spread: false,
  }),
  list_item_open: () => ({ type: "listItem", spread: false }),
  fence: ({ content, info }) => ({
    type: "code",
    lang: parser.utils.unescapeAll(info).trim().split(/\s/)[0] || null,
    value: content.replace(/\n$/, ""),
  }),
  table_open: () => ({ type: "table", align: [] }),
  tr_open: () => ({ type: "tableRow" }),
  th_open: () => ({ type: "tableCell" }),
  td_open: () => ({ type: "tableCell" }),
  em_open: () => ({ type: "emphasis" }),
  strong_open: () => ({ type: "strong" }),
  link_open: (token) => ({ type: "link", url: addressOf(token, "href"), title: titleOf(token) }),
  image: (token) => ({
    type: "image",
    url: addressOf(token, "src"),
    title: titleOf(token),
    alt: altOf(token),
  }),
  text: ({ content }) => ({ type: "text", value: content }),
  softbreak: () => ({ type: "text", value: "\n" }),
  hardbreak: () => ({ type: "break" }),
  code_inline: ({ content }) => ({ type: "inlineCode", value: content }),
};

const addressOf = (token: Token, name: string) => String(token.attrGet(name) ?? "");
const titleOf = (token: Token) => token.attrGet("title") as string | null;

const altOf = ({ children: parts }: Token): string =>
  (parts ?? [])
    .map((part) => {
      if (part.type === "image") return altOf(part);
      return part.type === "softbreak" ? "\n" : part.content;
    })
    .join("");
