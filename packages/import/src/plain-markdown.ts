import type { Heading, Html, Nodes, Parents, PhrasingContent } from "mdast";
import type { Options } from "mdast-util-from-markdown";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString } from "mdast-util-to-string";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import { htmlBlockNames } from "micromark-util-html-tag-name";
import { visit } from "unist-util-visit";
import { hiddenHtml } from "@brightwren/core/blog/article-words";
import { idIn, sectionId } from "@brightwren/core/post-editing/section-id";
import { makersOf, namesIn } from "./html-elements.ts";
import { lowered, raised } from "./html-inline.ts";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import { listed } from "./imported-post.ts";
import {
  type Addressed,
  type Edit,
  edited,
  parseMarkdown,
  placeIn,
  type Range,
  rangeOf,
  writtenAddress,
} from "./markdown-parts.ts";

type PlainMarkdown = { markdown: string; pictures: string[]; notices: string[] };

/** Returns a link's new address, or undefined to leave it unchanged. Wiki links are passed as `wiki:<name>`. */
export type AddressHere = (url: string) => string | undefined;

/** The state that the makers share. They edit the text by position and never change the tree. */
type Work = {
  text: string;
  addressHere: AddressHere;
  edits: Edit[];
  pictures: Set<string>;
  /** Definitions that pictures refer to. */
  ofPictures: Set<string>;
  /** The section's id in the article, by the heading's ids in the other program. */
  sections: Map<string, string>;
  isChanged: { attributes: boolean; contents: boolean; breaks: boolean };
  notices: string[];
  hidden: Set<string>;
  lost: Set<string>;
};

const mayNeedWork = /<[a-z!/]|\{[:#.]|\[\[|\[toc\]|\]\(|^ {0,3}\[[^\]\n]+\]:/im;

/**
 * Converts another program's Markdown to ours: converts HTML and removes heading ids, attributes and tables of
 * contents. `addressHere` maps links. Code is unchanged. Throws a `FileRejectedError` if parsing would take
 * too long.
 */
export function plainMarkdown(text: string, addressHere: AddressHere = () => undefined): PlainMarkdown {
  if (!mayNeedWork.test(text)) return { markdown: text, pictures: [], notices: [] };
  const tree = parseMarkdown(text, optionsFor(text));
  const work: Work = {
    text,
    addressHere,
    edits: [],
    pictures: new Set(),
    ofPictures: new Set(),
    sections: new Map(),
    isChanged: { attributes: false, contents: false, breaks: false },
    notices: [],
    hidden: new Set(),
    lost: new Set(),
  };
  // A link may come before its heading, so collect the headings first.
  if (/\]\(#|\{:?[ \t]*#/.test(text)) readHeadings(work, tree);
  visit(tree, "imageReference", ({ identifier }) => void work.ofPictures.add(identifier));
  visit(tree, (node, _index, parent) => {
    const range = rangeOf(node);
    if (node.type === "html" && parent && range) makeHtml(work, node, parent, range);
    else if (node.type === "text" && parent && range) makeText(work, parent, range);
    else if (node.type === "image" || node.type === "link" || node.type === "definition")
      makeAddress(work, node);
    if (inlineParents.has(node.type)) makeTags(work, (node as Parents).children as PhrasingContent[]);
  });
  return { markdown: markdownOf(work), pictures: [...work.pictures], notices: noticesOf(work) };
}

/** Parsing time grows with each extension, so enable only those in use. */
function optionsFor(text: string): Options {
  const table = /\|\s*:?-/.test(text) ? [[gfmTable(), gfmTableFromMarkdown()] as const] : [];
  const footnote = text.includes("[^") ? [[gfmFootnote(), gfmFootnoteFromMarkdown()] as const] : [];
  const used = [...table, ...footnote];
  return { extensions: used.map(([syntax]) => syntax), mdastExtensions: used.map(([, nodes]) => nodes) };
}

function markdownOf({ text, edits, isChanged }: Work): string {
  const markdown = edited(text, edits);
  return isChanged.contents ? markdown.replace(/^\n+/, "").replace(/\n{3,}/g, "\n\n") : markdown;
}

function noticesOf({ isChanged, notices, hidden, lost }: Work): string[] {
  return [
    isChanged.attributes && "Left out of the text: classes and other attributes in {: }.",
    isChanged.contents &&
      "Left out of the text: the table of contents marker. Articles here already have one.",
    isChanged.breaks && "Line breaks within tables became “ / ”.",
    ...notices,
    ...listed("HTML that visitors won’t see stays in the text", [...hidden].slice(0, 8)),
    ...listed("Links to posts outside this import became plain text", [...lost].slice(0, 8)),
  ].filter((one) => one !== false);
}

const cut = ({ edits }: Work, { start, end }: Range, text: string) => void edits.push({ start, end, text });

const headingIds =
  /[ \t]*\{:?[ \t]*((?:[#.][\w:.-]+|[\w-]+=(?:"[^"]*"|[\w-]+))(?:[ \t]+(?:[#.][\w:.-]+|[\w-]+=(?:"[^"]*"|[\w-]+)))*)[ \t]*\}(?=[ \t]*(?:#+[ \t]*)?(?:\n|$))/;

/** Removes headings' custom ids and maps them to the sections' ids in the article. */
function readHeadings(work: Work, tree: Nodes): void {
  let section = "";
  visit(tree, "heading", (node: Heading) => {
    const range = rangeOf(node);
    if (!range) return;
    const own = headingIds.exec(work.text.slice(range.start, range.end));
    const title = toString(node).replace(/\s*\{:?[^{}]*\}\s*$/, "");
    if (node.depth <= 2) section = sectionId(title);
    const usual = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const id = /#([\w:.-]+)/.exec(own?.[1] ?? "")?.[1];
    for (const name of [id, usual])
      if (name && section && !work.sections.has(name)) work.sections.set(name, section);
    const start = range.start + (own?.index ?? 0);
    if (own) cut(work, { start, end: start + own[0].length }, "");
  });
}

function makeAddress(work: Work, node: Addressed): void {
  const { text, addressHere, pictures, ofPictures, sections } = work;
  if (node.type === "image" || (node.type === "definition" && ofPictures.has(node.identifier)))
    return void pictures.add(node.url);
  const id = idIn(node.url);
  const section = sections.get(id) ?? sections.get(id.toLowerCase());
  const inPage = section === undefined ? undefined : `#${encodeURIComponent(section)}`;
  const other = node.url.startsWith("#") ? inPage : addressHere(node.url);
  const place = other === undefined ? undefined : placeIn(text, node);
  if (place && other !== undefined) cut(work, place, writtenAddress(other));
}

const contents = /^(?:\[\[?_?toc_?\]\]?|\{:toc\}|\$\{toc\}|\{\{\s*toc\s*\}\})$/i;

/** Kramdown attribute lists only, not other text in braces. */
const attributes =
  /\{:{1,2}\/?[ \t]*(?:(?:[#.]?[a-z_][\w:.-]*(?:=(?:"[^"\n]*"|'[^'\n]*'|[\w-]+))?)[ \t]*)+\/?\}/gi;

/** The address of a file whose name contains spaces, which Markdown only allows in angle brackets. */
const spacedAddress =
  /(?<!\\)(!?)\[[^[\]\n]*\]\(([^\s<>"][^\n<>"]{0,300}?\.[a-z]\w{1,7}(?:#\w{1,50})?)(?=(?:[ \t]+"[^"\n]{0,500}")?[ \t]*\))/gi;

function makeText(work: Work, parent: Parents, range: Range): void {
  const { text, addressHere, isChanged, pictures } = work;
  const source = text.slice(range.start, range.end);
  if (!/[{[]/.test(source)) return;
  if (parent.type === "paragraph" && parent.children.length === 1) {
    const lines = source.split("\n").map((line) => line.trim());
    const isContents =
      lines.some((line) => contents.test(line)) &&
      lines.every((line) => contents.test(line) || /^\{:[^}]*\}$/.test(line));
    // Kramdown: a list item followed by a `{:toc}` line.
    const isItem = lines.length > 1 && /^\{:\s*toc[^}]*\}$/.test(lines.at(-1) ?? "");
    if (isContents || isItem) {
      isChanged.contents = true;
      const start = isContents ? range.start : text.lastIndexOf("\n", range.start) + 1;
      return cut(work, { start, end: range.end }, "");
    }
  }
  const found = (pattern: RegExp) =>
    Array.from(source.matchAll(pattern), (match) => {
      const start = range.start + match.index;
      return { match, start, end: start + match[0].length };
    });
  for (const place of found(attributes)) {
    isChanged.attributes = true;
    cut(work, { ...place, start: startOfAttributes(text, place) }, "");
  }
  for (const { match, end } of found(spacedAddress)) {
    const [, sign, url = ""] = match;
    if (sign) pictures.add(url);
    const other = sign ? undefined : addressHere(url);
    cut(work, { start: end - url.length, end }, writtenAddress(other ?? url));
  }
  for (const { match, ...place } of found(/(!?)\[\[([^[\]\n]{1,300})\]\]/g))
    cut(work, place, wikiLink(work, match[2] ?? "", match[1] === "!"));
}

/** Attributes on a line of their own take the line break with them. */
function startOfAttributes(text: string, { start, end }: Range): number {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const isAlone = text.slice(line, start).trim() === "" && /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 200));
  return isAlone ? Math.max(0, line - 1) : start;
}

const withoutBrackets = (label: string): string => label.replace(/[[\]]/g, String.raw`\$&`);

function wikiLink({ addressHere, pictures, lost }: Work, inner: string, isPicture: boolean): string {
  const [target = "", ...labels] = inner.split("|").map((part) => part.trim());
  const label = labels.join(" ");
  if (isPicture && /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i.test(target)) {
    pictures.add(target);
    return `![${/^\d+(?:x\d+)?$/.test(label) ? "" : label}](${writtenAddress(target)})`;
  }
  const address = addressHere(`wiki:${target}`);
  if (address !== undefined) return `[${withoutBrackets(label || target)}](${writtenAddress(address)})`;
  lost.add(`“${target}”`);
  return label || target;
}

const inlineParents = new Set(["paragraph", "heading", "tableCell", "link", "emphasis", "strong", "delete"]);

function makeHtml(work: Work, { value }: Html, parent: Parents, range: Range): void {
  const isInCell = parent.type === "tableCell";
  const isBlock = !inlineParents.has(parent.type);
  if (/^<!--[^]*-->$/.test(value) && value.indexOf("-->") === value.length - 3) cut(work, range, "");
  else if (/^<br\b/i.test(value)) {
    work.isChanged.breaks ||= isInCell;
    cut(work, range, isInCell ? " / " : "  \n");
  } else if ((isBlock || /^<img\b[^>]*>$/i.test(value)) && isWhole(value)) {
    const html = htmlToMarkdown(value);
    const made = plainMarkdown(html.markdown, work.addressHere);
    work.notices.push(...html.notices, ...made.notices);
    for (const picture of made.pictures) work.pictures.add(picture);
    cut(work, range, made.markdown.replaceAll("\n", `\n${indentAt(work.text, range.start)}`));
  } else if (isBlock) leave(work, value);
}

function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /^[\s>]*$/.test(line) ? line : " ".repeat(line.length);
}

function leave({ hidden }: Work, html: string): void {
  for (const part of hiddenHtml(html)) hidden.add(part);
}

/** Whether all tags are known and closed. */
function isWhole(html: string): boolean {
  const open: string[] = [];
  for (const [tag, close, name = ""] of html.matchAll(/<(\/?)([a-z][\w-]*)[^>]*>/gi)) {
    const word = name.toLowerCase();
    if (!known.has(word)) return false;
    if (alone.has(word) || tag.endsWith("/>")) continue;
    if (close === "") open.push(word);
    else if (open.pop() !== word) return false;
  }
  return open.length === 0;
}

/** A tag within a line, and the tag that closes it. */
type Pair = { work: Work; tag: string; inner: string; open: Range; close: Range };
type Maker = (pair: Pair) => void;

function makeTags(work: Work, children: readonly PhrasingContent[]): void {
  const open: (Range & { name: string; tag: string })[] = [];
  for (const node of children) {
    const close = rangeOf(node);
    if (node.type !== "html" || !close || /^<(?:!|br\b|img\b)/i.test(node.value)) continue;
    const [, slash, written = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(node.value) ?? [];
    const name = written.toLowerCase();
    const last = open.at(-1);
    if (slash === "" && !node.value.endsWith("/>")) open.push({ name, tag: node.value, ...close });
    else if (slash && last?.name === name) {
      open.pop();
      const make = makers.get(name);
      if (!make) leave(work, last.tag);
      make?.({ work, tag: last.tag, inner: work.text.slice(last.end, close.start), open: last, close });
    } else leave(work, node.value);
  }
  for (const { tag } of open) leave(work, tag);
}

/** Replaces the tags, and moves spaces out from between them. */
function around({ work, inner, open, close }: Pair, before: string, after = before): void {
  const [, start = "", end = ""] = /^(\s*)(?:[^]*\S)?(\s*)$/.exec(inner) ?? [];
  if (inner.trim() === "") return cut(work, { start: open.start, end: close.end }, inner);
  cut(work, { start: open.start, end: open.end + start.length }, start + before);
  cut(work, { start: close.start - end.length, end: close.end }, after + end);
}

const marked =
  (sign: string): Maker =>
  (pair) =>
    around(pair, sign);

const link: Maker = (pair) => {
  const [, double, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(pair.tag) ?? [];
  const given = double ?? single ?? bare ?? "";
  const url = pair.work.addressHere(given) ?? given;
  if (/^(?:https?:|mailto:|tel:|[/#.?]|[\w-]+(?:[/.#?]|$))/i.test(url))
    around(pair, "[", `](${writtenAddress(url)})`);
  else around(pair, "");
};

/** Uses raised or lowered digits. Other words become plain text, as in “5th”, unless `isOdd`. */
const shifted =
  (signs: ReadonlyMap<string, string>, isOdd: (words: string) => boolean): Maker =>
  ({ work, inner, open, close }) => {
    const isShort = /^\s*[\d+=()n-]+\s*$/.test(inner);
    const short = Array.from(inner.trim(), (sign) => signs.get(sign)).join("");
    cut(work, { start: open.start, end: close.end }, isShort ? short : isOdd(inner) ? `^${inner}` : inner);
  };

const isPower = (words: string): boolean => !/^[\p{L}\p{S}\s.]*$/u.test(words) && !/[[\]*_`]/.test(words);

const makers = makersOf<Maker>([
  ["b strong", marked("**")],
  ["i em cite dfn var", marked("*")],
  ["del s strike", marked("~~")],
  ["code kbd samp tt", marked("`")],
  ["span font u ins small big mark abbr acronym time label nobr bdi q data center", marked("")],
  ["a", link],
  ["sup", shifted(raised, isPower)],
  ["sub", shifted(lowered, () => false)],
]);

const alone = new Set(namesIn("img br hr input source wbr embed link meta"));
const known = new Set([
  ...htmlBlockNames,
  ...makers.keys(),
  ...alone,
  ...namesIn("audio video picture svg object button script style pre textarea blockquote select canvas"),
  ...namesIn("noscript ruby rt rp map area progress meter output template"),
]);
