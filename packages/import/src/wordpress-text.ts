import { htmlParts, mapParts } from "./html-parts.ts";
import { unconvertedNotice } from "./shortcodes.ts";
import { type BlockContext, blocksToHtml, moreSign } from "./wordpress-blocks.ts";
import { noteHtml, shortcodesToHtml } from "./wordpress-shortcodes.ts";

const block = new Set(
  "p h1 h2 h3 h4 h5 h6 ul ol li table caption colgroup thead tbody tfoot tr td th pre figure figcaption hr form iframe script style address dl dt dd".split(
    " ",
  ),
);
const wrapper = new Set("div blockquote section article aside header footer main details center".split(" "));

const nameAtStart = /^\s*<(?:\/?([a-z][a-z0-9]*)|!--)/i;
const nameAtEnd = /^<\/([a-z][a-z0-9]*)\s*>$/i;

/** Converts WordPress text to HTML and reports unknown shortcodes. `hidden`: why the text was not public. */
export function wordpressHtml(
  content: string,
  postId: string,
  context: BlockContext,
): { html: string; notices: string[]; hidden: string[] } {
  const { attachments, footnotes } = context;
  const isBlocks = /<!--\s{1,9}wp:/.test(content);
  const read = isBlocks
    ? blocksToHtml(content, context)
    : { html: withMoreSign(content), notices: [], hidden: [] };
  const notes: string[] = [];
  const done = shortcodesToHtml(read.html, { attachments, postId, notes });
  const noted = isBlocks ? withNotes(done.html, footnotes) : doubleBracketNotes(done.html, notes);
  const html = isBlocks ? noted : withParagraphs(noted);
  const own = notes.map((note, index) => `<fn-note data-note="${index + 1}">${note}</fn-note>`);
  return {
    html: html + own.join(""),
    notices: [...read.notices, ...done.notices, ...unconvertedNotice("the shortcodes", done.unknown)],
    hidden: [...read.hidden, ...done.hidden],
  };
}

const withMoreSign = (content: string): string =>
  mapParts(content, ({ kind, source }) =>
    kind === "comment" && /^<!--\s*more\b/.test(source) ? `\n\n${moreSign}\n\n` : source,
  );

/** WordPress footnotes: `<sup data-fn="id">` in the text, and the notes in a post field. */
function withNotes(html: string, footnotes: ReadonlyMap<string, string>): string {
  if (!html.includes("data-fn=")) return html;
  const nameOf = (id: string) => `fn-${id.replace(/[^\w-]/g, "_")}`;
  const used = new Set<string>();
  let isInside = false;
  const made = mapParts(html, ({ kind, source, name, isEnd }) => {
    const isNote = kind === "tag" && name === "sup";
    if (isInside) {
      isInside = !(isNote && isEnd);
      return "";
    }
    const id = isNote && !isEnd ? /\bdata-fn=["']?([^\s"'>]+)/.exec(source)?.[1] : undefined;
    if (id === undefined || !footnotes.has(id)) return source;
    isInside = true;
    used.add(id);
    return `<fn-ref data-note="${nameOf(id)}">1</fn-ref>`;
  });
  const notes = [...used].map(
    (id) => `<fn-note data-note="${nameOf(id)}">${footnotes.get(id) ?? ""}</fn-note>`,
  );
  const others = [...footnotes].filter(([id]) => !used.has(id)).map(([, note]) => `<p>${note}</p>`);
  return made + others.join("") + notes.join("");
}

/** Footnotes in `((…))`, a syntax used by several classic-editor plugins. */
function doubleBracketNotes(html: string, notes: string[]): string {
  if (!html.includes("((")) return html;
  const noted = (whole: string, before: string, words: string) =>
    /\p{L}/u.test(words) && /\s/.test(words.trim()) ? before + noteHtml(words, notes) : whole;
  return mapParts(html, ({ kind, source, isCode }) =>
    kind === "text" && !isCode ? source.replace(/(^|[^(])\(\(([^()\n]{3,2000})\)\)(?!\))/g, noted) : source,
  );
}

/** Follows https://developer.wordpress.org/reference/functions/wpautop/ */
function withParagraphs(html: string): string {
  const kept: string[] = [];
  const text = withoutCode(html.replaceAll("\r\n", "\n"), kept).replace(
    /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gim,
    '<a href="$1">$1</a>',
  );
  // Leave `<noscript>` beside the lazy-loaded picture that it duplicates.
  let isTwin = false;
  const spaced = mapParts(text, ({ kind, source, name, isEnd }) => {
    if (name === "noscript") isTwin = !isEnd;
    if (isTwin) return source;
    if (kind === "comment" || (kind === "tag" && (wrapper.has(name) || name === "hr")))
      return `\n\n${source}\n\n`;
    if (kind !== "tag" || !block.has(name)) return source;
    return isEnd ? `${source}\n\n` : `\n\n${source}`;
  });
  return spaced
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map(asParagraph)
    .join("\n")
    .replace(/<p>\uE000(\d{1,9})\uE000<\/p>/g, (_all, index: string) => kept[Number(index)] ?? "");
}

/** Replaces each `<pre>` with a placeholder, because its lines must not change. */
function withoutCode(html: string, kept: string[]): string {
  let made = "";
  let code: string | undefined;
  for (const { kind, source, name, isEnd } of htmlParts(html)) {
    if (kind === "tag" && name === "pre" && !isEnd && code === undefined) code = source;
    else if (code === undefined) made += source;
    else {
      code += source;
      if (kind !== "tag" || name !== "pre" || !isEnd) continue;
      made += `\n\n<p>\uE000${kept.push(code) - 1}\uE000</p>\n\n`;
      code = undefined;
    }
  }
  return made + (code ?? "");
}

function asParagraph(part: string): string {
  const begins = nameAtStart.exec(part);
  const name = begins?.[1]?.toLowerCase();
  if (begins && (name === undefined || block.has(name) || wrapper.has(name))) return part;
  let end = part.trimEnd().length;
  for (;;) {
    const tag = part.lastIndexOf("</", end);
    const found = tag < 0 ? null : nameAtEnd.exec(part.slice(tag, Math.min(end, tag + 20)));
    if (!found || !block.has((found[1] ?? "").toLowerCase()) || tag + found[0].length < end) break;
    end = part.slice(0, tag).trimEnd().length;
  }
  return `<p>${part.slice(0, end).trim().replaceAll("\n", "<br>\n")}</p>${part.slice(end)}`;
}
