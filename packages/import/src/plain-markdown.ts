import type { Heading, Nodes, Parents, PhrasingContent, Text } from "mdast";
import type { Options } from "mdast-util-from-markdown";
import { gfmFootnoteFromMarkdown } from "mdast-util-gfm-footnote";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString } from "mdast-util-to-string";
import { gfmFootnote } from "micromark-extension-gfm-footnote";
import { gfmTable } from "micromark-extension-gfm-table";
import { htmlBlockNames } from "micromark-util-html-tag-name";
import { visit } from "unist-util-visit";
import { hiddenHtml } from "@brightwren/core/blog/article-words";
import { sectionId } from "@brightwren/core/post-editing/section-id";
import { htmlToMarkdown } from "./html-to-markdown.ts";
import {
  type Addressed,
  type Edit,
  edited,
  parseMarkdown,
  placeIn,
  rangeOf,
  writtenAddress,
} from "./markdown-parts.ts";

export type PlainMarkdown = {
  markdown: string;
  pictures: string[];
  notices: string[];
};

/** Returns a link's new address, or undefined to leave it unchanged. Wiki links are passed as `wiki:<name>`. */
export type AddressHere = (url: string) => string | undefined;

const mayNeedWork = /<[a-z!/]|\{[:#.]|\[\[|\[toc\]|\]\(|^ {0,3}\[[^\]\n]+\]:/im;

/**
 * Converts another program's Markdown to ours: converts HTML and removes heading ids, attributes and tables of
 * contents. `addressHere` maps links. Code is unchanged. Throws a `FileRejectedError` if parsing would take
 * too long.
 */
export function plainMarkdown(markdown: string, addressHere: AddressHere = () => undefined): PlainMarkdown {
  if (!mayNeedWork.test(markdown)) return { markdown, pictures: [], notices: [] };
  const tree = parseMarkdown(markdown, optionsFor(markdown));
  const work = new Work(markdown, addressHere);
  // A link may come before its heading, so collect the headings first.
  if (/\]\(#|\{:?[ \t]*#/.test(markdown)) visit(tree, "heading", (node) => work.heading(node));
  const named = new Map<string, "picture" | "link">();
  if (markdown.includes("!["))
    visit(tree, "imageReference", ({ identifier }) => void named.set(identifier, "picture"));
  visit(tree, (node, _index, parent) => {
    if (node.type === "html" && parent) work.html(node, parent);
    else if (node.type === "text" && parent) work.text(node, parent);
    else if (node.type === "image" || node.type === "link" || node.type === "definition")
      work.address(node, named);
    if (inlineParents.has(node.type)) work.inline((node as Parents).children as PhrasingContent[]);
  });
  return work.done();
}

/** Parsing time grows with each extension, so enable only those in use. */
function optionsFor(markdown: string): Options {
  const hasTable = /\|\s*:?-/.test(markdown);
  const hasNote = markdown.includes("[^");
  return {
    extensions: [...(hasTable ? [gfmTable()] : []), ...(hasNote ? [gfmFootnote()] : [])],
    mdastExtensions: [
      ...(hasTable ? [gfmTableFromMarkdown()] : []),
      ...(hasNote ? [gfmFootnoteFromMarkdown()] : []),
    ],
  };
}

const inlineParents = new Set(["paragraph", "heading", "tableCell", "link", "emphasis", "strong", "delete"]);

/** Inline HTML tags and their Markdown. An empty string removes the tag but keeps its text. */
const signs: Record<string, string> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  cite: "*",
  dfn: "*",
  var: "*",
  del: "~~",
  s: "~~",
  strike: "~~",
  code: "`",
  kbd: "`",
  samp: "`",
  tt: "`",
  ...Object.fromEntries(
    [
      "span",
      "font",
      "u",
      "ins",
      "small",
      "big",
      "mark",
      "abbr",
      "acronym",
      "time",
      "label",
      "nobr",
      "bdi",
      "q",
      "data",
      "center",
    ].map((name) => [name, ""]),
  ),
};
const raised = "0123456789+-=()n";
const raisedSigns = "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ";
const loweredSigns = "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ";

const alone = new Set(["img", "br", "hr", "input", "source", "wbr", "embed", "link", "meta"]);
const known = new Set([
  ...htmlBlockNames,
  ...Object.keys(signs),
  ...alone,
  "a",
  "sup",
  "sub",
  "audio",
  "video",
  "picture",
  "svg",
  "object",
  "button",
  "script",
  "style",
  "pre",
  "textarea",
  "blockquote",
  "select",
  "canvas",
  "noscript",
  "ruby",
  "rt",
  "rp",
  "map",
  "area",
  "progress",
  "meter",
  "output",
  "template",
]);

type OpenTag = { name: string; tag: string; start: number; end: number };

class Work {
  readonly #text: string;
  readonly #edits: Edit[] = [];
  readonly #left = new Set<string>();
  readonly #notices: string[] = [];
  readonly #sections = new Map<string, string>();
  #lastSection = "";
  #hasAttributes = false;
  #hasContents = false;
  #hasBreaks = false;

  readonly #addressHere: AddressHere;
  readonly #pictures = new Set<string>();
  readonly #lost = new Set<string>();

  constructor(text: string, addressHere: AddressHere) {
    this.#text = text;
    this.#addressHere = addressHere;
  }

  /** Removes a heading's custom id and maps it to the section's id in the article. */
  heading(node: Heading): void {
    const range = rangeOf(node);
    if (!range) return;
    const source = this.#text.slice(range.start, range.end);
    const own =
      /[ \t]*\{:?[ \t]*((?:[#.][\w:.-]+|[\w-]+=(?:"[^"]*"|[\w-]+))(?:[ \t]+(?:[#.][\w:.-]+|[\w-]+=(?:"[^"]*"|[\w-]+)))*)[ \t]*\}(?=[ \t]*(?:#+[ \t]*)?(?:\n|$))/.exec(
        source,
      );
    const title = toString(node).replace(/\s*\{:?[^{}]*\}\s*$/, "");
    if (node.depth <= 2) this.#lastSection = sectionId(title);
    const usual = title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .trim()
      .replace(/\s/g, "-");
    const id = /#([\w:.-]+)/.exec(own?.[1] ?? "")?.[1];
    for (const name of [id, usual])
      if (name && this.#lastSection && !this.#sections.has(name)) this.#sections.set(name, this.#lastSection);
    if (own) this.#cut(range.start + own.index, range.start + own.index + own[0].length, "");
  }

  address(node: Addressed, named: ReadonlyMap<string, "picture" | "link">): void {
    if (node.type === "image" || (node.type === "definition" && named.get(node.identifier) === "picture"))
      return void this.#pictures.add(node.url);
    const other = node.url.startsWith("#") ? this.#section(node.url) : this.#addressHere(node.url);
    const place = other === undefined ? undefined : placeIn(this.#text, node);
    if (place && other !== undefined) this.#cut(place.start, place.end, writtenAddress(other));
  }

  #section(url: string): string | undefined {
    const name = decoded(url.slice(1));
    const section = this.#sections.get(name) ?? this.#sections.get(name.toLowerCase());
    return section === undefined ? undefined : `#${encodeURIComponent(section)}`;
  }

  text(node: Text, parent: Parents): void {
    const range = rangeOf(node);
    if (!range) return;
    const source = this.#text.slice(range.start, range.end);
    if (!/[{[]/.test(source)) return;
    const contents = /^(?:\[\[?_?toc_?\]\]?|\{:toc\}|\$\{toc\}|\{\{\s*toc\s*\}\})$/i;
    if (parent.type === "paragraph" && parent.children.length === 1) {
      const lines = source.split("\n").map((line) => line.trim());
      if (
        lines.every((line) => contents.test(line) || /^\{:[^}]*\}$/.test(line)) &&
        lines.some((line) => contents.test(line))
      ) {
        this.#hasContents = true;
        return this.#cut(range.start, range.end, "");
      }
      // Kramdown: a list item followed by a `{:toc}` line.
      const last = lines.at(-1) ?? "";
      if (lines.length > 1 && /^\{:\s*toc[^}]*\}$/.test(last)) {
        this.#hasContents = true;
        const lineStart = this.#text.lastIndexOf("\n", range.start) + 1;
        return this.#cut(lineStart, range.end, "");
      }
    }
    for (const match of source.matchAll(attributes)) this.#attributes(range.start + match.index, match[0]);
    for (const { 0: whole, 1: sign, 2: url = "", index } of source.matchAll(spacedAddress)) {
      const end = range.start + index + whole.length;
      if (sign) this.#pictures.add(url);
      this.#cut(end - url.length, end, writtenAddress((sign ? undefined : this.#addressHere(url)) ?? url));
    }
    for (const match of source.matchAll(/(!?)\[\[([^[\]\n]{1,300})\]\]/g))
      this.#cut(
        range.start + match.index,
        range.start + match.index + match[0].length,
        this.#wikiLink(match[2] ?? "", match[1] === "!"),
      );
  }

  #attributes(start: number, written: string): void {
    this.#hasAttributes = true;
    const end = start + written.length;
    const before = this.#text.lastIndexOf("\n", start - 1) + 1;
    const isLine =
      this.#text.slice(before, start).trim() === "" &&
      /^[ \t]*(?:\n|$)/.test(this.#text.slice(end, end + 200));
    this.#cut(isLine ? Math.max(0, before - 1) : start, end, "");
  }

  html(node: Nodes & { type: "html" }, parent: Parents): void {
    const range = rangeOf(node);
    if (!range) return;
    const { value } = node;
    if (/^<!--[^]*-->$/.test(value) && value.indexOf("-->") === value.length - 3)
      return this.#cut(range.start, range.end, "");
    if (/^<br\b/i.test(value)) {
      if (parent.type === "tableCell") this.#hasBreaks = true;
      return this.#cut(range.start, range.end, parent.type === "tableCell" ? " / " : "  \n");
    }
    const isPicture = /^<img\b[^>]*>$/i.test(value);
    const isBlock = !inlineParents.has(parent.type);
    if ((isBlock || isPicture) && this.#isWhole(value)) {
      const html = htmlToMarkdown(value);
      const made = plainMarkdown(html.markdown, this.#addressHere);
      this.#notices.push(...html.notices, ...made.notices);
      for (const picture of made.pictures) this.#pictures.add(picture);
      this.#cut(range.start, range.end, indented(made.markdown, this.#indent(range.start)));
    } else if (isBlock) this.#leave(value);
  }

  inline(children: readonly PhrasingContent[]): void {
    const open: OpenTag[] = [];
    for (const node of children) {
      if (node.type !== "html" || /^<(?:!|br\b|img\b)/i.test(node.value)) continue;
      const range = rangeOf(node);
      const [, close, name = ""] = /^<(\/?)([a-z][\w-]*)/i.exec(node.value) ?? [];
      const word = name.toLowerCase();
      if (!range) continue;
      const last = open.at(-1);
      if (close === "" && !node.value.endsWith("/>")) open.push({ name: word, tag: node.value, ...range });
      else if (close && last?.name === word) {
        open.pop();
        this.#pair(last, range);
      } else this.#leave(node.value);
    }
    for (const { tag } of open) this.#leave(tag);
  }

  #pair(open: OpenTag, close: { start: number; end: number }): void {
    const { name, tag } = open;
    const inner = this.#text.slice(open.end, close.start);
    const before = inner.slice(0, inner.length - inner.trimStart().length);
    const after = inner.slice(inner.trimEnd().length);
    const around = (start: string, end: string) => {
      if (inner.trim() === "") return this.#cut(open.start, close.end, inner);
      this.#cut(open.start, open.end + before.length, before + start);
      this.#cut(close.start - after.length, close.end, end + after);
    };
    if (name === "a") {
      const [, double, single, bare] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag) ?? [];
      const given = double ?? single ?? bare ?? "";
      const url = this.#addressHere(given) ?? given;
      if (/^(?:https?:|mailto:|tel:|[/#.?]|[\w-]+(?:[/.#?]|$))/i.test(url))
        around("[", `](${writtenAddress(url)})`);
      else around("", "");
    } else if (name === "sup" || name === "sub") this.#shifted(name, open, close, inner);
    else if (Object.hasOwn(signs, name)) around(signs[name] ?? "", signs[name] ?? "");
    else this.#leave(tag);
  }

  #shifted(name: "sup" | "sub", open: { start: number }, close: { end: number }, inner: string): void {
    const places = Array.from(inner.trim(), (sign) => raised.indexOf(sign));
    const letters = Array.from(name === "sup" ? raisedSigns : loweredSigns);
    const isKnown = places.length > 0 && places.every((place) => place >= 0);
    // Superscript letters, as in “5th”, become plain text.
    const isWord = name === "sub" || /^[\p{L}\p{S}\s.]*$/u.test(inner) || /[[\]*_`]/.test(inner);
    const words = isKnown ? places.map((place) => letters[place]).join("") : isWord ? inner : `^${inner}`;
    this.#cut(open.start, close.end, words);
  }

  #wikiLink(inner: string, isPicture: boolean): string {
    const [target = "", ...labels] = inner.split("|").map((part) => part.trim());
    const label = labels.join(" ");
    if (isPicture && /\.(?:jpe?g|png|gif|webp|avif|svg|bmp)$/i.test(target)) {
      this.#pictures.add(target);
      return `![${/^\d+(?:x\d+)?$/.test(label) ? "" : label}](${writtenAddress(target)})`;
    }
    const address = this.#addressHere(`wiki:${target}`);
    if (address === undefined) this.#lost.add(`“${target}”`);
    return address === undefined
      ? label || target
      : `[${(label || target).replace(/[[\]]/g, String.raw`\$&`)}](${writtenAddress(address)})`;
  }

  #isWhole(html: string): boolean {
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

  #indent(at: number): string {
    const line = this.#text.slice(this.#text.lastIndexOf("\n", at - 1) + 1, at);
    return /^[\s>]*$/.test(line) ? line : " ".repeat(line.length);
  }

  #leave(html: string): void {
    for (const part of hiddenHtml(html)) this.#left.add(part);
  }

  #cut(start: number, end: number, text: string): void {
    this.#edits.push({ start, end, text });
  }

  done(): PlainMarkdown {
    const sentences = [
      ...(this.#hasAttributes ? ["Left out of the text: classes and other attributes in {: }."] : []),
      ...(this.#hasContents
        ? ["Left out of the text: the table of contents marker. Articles here already have one."]
        : []),
      ...(this.#hasBreaks ? ["Line breaks within tables became “ / ”."] : []),
      ...this.#notices,
      ...(this.#left.size > 0
        ? [`HTML that visitors won’t see stays in the text: ${[...this.#left].slice(0, 8).join(", ")}.`]
        : []),
    ];
    const lost = [...this.#lost].slice(0, 8).join(", ");
    if (lost) sentences.push(`Links to posts outside this import became plain text: ${lost}.`);
    const markdown = edited(this.#text, this.#edits);
    return {
      pictures: [...this.#pictures],
      markdown: this.#hasContents ? markdown.replace(/^\n+/, "").replace(/\n{3,}/g, "\n\n") : markdown,
      notices: sentences,
    };
  }
}

/** Kramdown attribute lists only, not other text in braces. */
const attributes =
  /\{:{1,2}\/?[ \t]*(?:(?:[#.]?[a-z_][\w:.-]*(?:=(?:"[^"\n]*"|'[^'\n]*'|[\w-]+))?)[ \t]*)+\/?\}/gi;

/** The address of a file whose name contains spaces, which Markdown only allows in angle brackets. */
const spacedAddress =
  /(?<!\\)(!?)\[[^[\]\n]*\]\(([^\s<>"][^\n<>"]{0,300}?\.[a-z]\w{1,7}(?:#\w{1,50})?)(?=(?:[ \t]+"[^"\n]{0,500}")?[ \t]*\))/gi;

const indented = (markdown: string, indent: string): string => markdown.replaceAll("\n", `\n${indent}`);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
