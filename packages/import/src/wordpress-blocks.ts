import { escapeHtml } from "@brightwren/functions/escape-html";
import { type Attachments, filesHtml, imageHtml, linkHtml } from "./attachments.ts";
import { jsonOf } from "./file-text.ts";
import { isHidingName } from "./hidden-meta.ts";
import { htmlParts } from "./html-parts.ts";

type Json = Record<string, unknown>;

export type ReusableBlock = { title: string; content: string; isPublic: boolean };

export type BlockContext = {
  attachments: Attachments;
  reusable: (id: string) => ReusableBlock | undefined;
  /** WordPress footnotes as HTML, by id. */
  footnotes: ReadonlyMap<string, string>;
};

type Work = BlockContext & {
  notices: Set<string>;
  hidden: Set<string>;
  /** The number and the total length of the reusable blocks in the text. */
  inserted: number;
  length: number;
};

/** Placeholder for WordPress's “more” comment, because the HTML conversion drops comments. */
export const moreSign = "wpmoresign";

const comment = /^<!--\s+(\/)?wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)(?:\s+(\{[^]*\}))?\s*(\/)?-->$/;

/** Limits on reusable blocks inserted per post. */
const most = { inserted: 200, depth: 8, length: 2_000_000 };

/** Converts blocks to HTML, inserts reusable blocks and restores values stored only in block comments. */
export function blocksToHtml(
  content: string,
  context: BlockContext,
): { html: string; notices: string[]; hidden: string[] } {
  const work: Work = { ...context, notices: new Set(), hidden: new Set(), inserted: 0, length: 0 };
  const html = readBlocks(content, work, []);
  return { html, notices: [...work.notices], hidden: [...work.hidden] };
}

const deepest = 200;
const longestChecked = 100_000;

type Open = { name: string; attributes: Json; from: number };

function readBlocks(content: string, work: Work, around: readonly string[]): string {
  const pieces: string[] = [];
  const open: Open[] = [];
  for (const { kind, source } of htmlParts(content)) {
    const match = kind === "comment" ? comment.exec(source) : null;
    if (!match) {
      if (kind === "comment" && /^<!--\s*more\b/.test(source)) pieces.push(`<p>${moreSign}</p>`);
      else pieces.push(source);
      continue;
    }
    const [, isClose, written = "", json, isAlone] = match;
    const name = written.replace(/^core(?:-embed)?\//, "");
    if (isClose) {
      closeBlock(name, open, pieces, work);
      continue;
    }
    const value = jsonOf(json ?? "");
    const attributes = isJson(value) ? value : {};
    noteHidden(name, json ?? "", work);
    if (isAlone) pieces.push(aloneHtml(name, attributes, work, around));
    else if (open.length < deepest) open.push({ name, attributes, from: pieces.length });
  }
  return pieces.join("");
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null;

function noteHidden(name: string, json: string, { hidden }: Work): void {
  const isForm = /subscriptions?$/.test(name);
  if ((!isForm && isHidingName(name)) || /"blockVisibility"|"hideBlock":\s{0,9}true/.test(json))
    hidden.add(`The block “${name}” may hide part of it, so it will be a draft.`);
}

function closeBlock(name: string, open: Open[], pieces: string[], work: Work): void {
  const at = open.findLastIndex((one) => one.name === name);
  const block = open[at];
  if (!block) return;
  open.length = at;
  if (Object.keys(block.attributes).length === 0) return;
  const own: Work = { ...work, notices: new Set() };
  const made = savedHtml(block.name, block.attributes, own);
  if (made === undefined) return;
  const html = pieces.slice(block.from).join("");
  if (html.length > longestChecked) return;
  if (html.replaceAll(/<[^<>]*>/g, "").trim() === "" && !/<(?:img|video|audio|iframe|hr)\b/i.test(html)) {
    pieces.length = block.from;
    pieces.push(made);
    for (const notice of own.notices) work.notices.add(notice);
    return;
  }
  // Older posts store the picture only in an inline style.
  const url = textAt(block.attributes, "url") || textAt(block.attributes, "mediaUrl");
  if (
    /^(?:cover|media-text)$/.test(name) &&
    url !== "" &&
    !html.includes(`src="${url.replaceAll("&", "&amp;")}`)
  )
    pieces.push(`<p>${imageHtml(url, textAt(block.attributes, "alt"))}</p>`);
}

const textAt = (json: Json, name: string): string => {
  const value = json[name];
  return typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";
};

function aloneHtml(name: string, attributes: Json, work: Work, around: readonly string[]): string {
  if (name === "block") return reusableHtml(attributes, work, around);
  if (name === "footnotes") {
    if (work.footnotes.size === 0) work.notices.add("Its footnotes are not in the export.");
    return "";
  }
  if (/^(?:more|nextpage|separator|spacer)$/.test(name)) return name === "separator" ? "<hr>" : "";
  const isAsking = /(?:^|[/-])(?:field|form|poll|vote|survey|quiz|search)/.test(name);
  const made = isAsking ? undefined : savedHtml(name, attributes, work);
  if (made !== undefined) return made;
  const words = isAsking ? textsIn(attributes, 0).join(" · ") : "";
  work.notices.add(
    `Left out of the text, because WordPress creates it for each visitor: the block “${name}”${words && ` (${words.slice(0, 200)})`}.`,
  );
  return "";
}

function reusableHtml(attributes: Json, work: Work, around: readonly string[]): string {
  const id = textAt(attributes, "ref");
  const block = work.reusable(id);
  const leave = (notice: string): string => {
    work.notices.add(notice);
    return "";
  };
  if (!block)
    return leave(
      `A reusable block is not in the export, so it is missing in the text: number ${id || "unknown"}.`,
    );
  const { title, content } = block;
  if (!block.isPublic)
    return leave(`A reusable block was not public, so it was left out of the text: “${title}”.`);
  work.inserted += 1;
  work.length += content.length;
  const isTooMuch = work.inserted > most.inserted || work.length > most.length;
  if (around.includes(id) || around.length > most.depth || isTooMuch)
    return leave(`A reusable block shows itself or too many others, so it was left out: “${title}”.`);
  const own = attributes["content"];
  const words = isJson(own) ? textsIn(own, 0).join(" · ") : "";
  if (words !== "")
    leave(
      `The reusable block “${title}” has other words in this post, which are not in the text: ${words.slice(0, 300)}.`,
    );
  return readBlocks(content, work, [...around, id]);
}

function textsIn(value: unknown, depth: number): string[] {
  if (depth > 6) return [];
  if (typeof value === "string") return isWords(value) ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, depth + 1));
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    name.startsWith("_") || styling.test(name) ? [] : textsIn(one, depth + 1),
  );
}

const isWords = (text: string): boolean =>
  /\p{L}/u.test(text) && !/^field_\w+$|^(?:true|false|var:[^\s]*)$/.test(text.trim());

const styling =
  /^(?:(?:class|anchor|align|layout|style|lock|metadata|mode|name|type|ref|slug|post(?:s|Type|Id)?|order|orderBy|taxonomy|query|tagName|theme|area|icon|provider|size|width|height|ratio|padding|margin|font|background|border|gradient|text|vertical|responsive|template|allowed|link(?:Target|To)|rel|target|unit|display|show|has|is|level|columns?|dropCap|uniqueId|block_?id|id|ids|date|preview|example)(?:$|[A-Z_-].*))|color|colour/i;

const contentNames =
  /^(?:content|text|value|values|citation|caption|title|heading|description|quote|body|question|answer|label|summary|message|subtitle|html|fileName|alt)$/;

/** Returns HTML from values in a block's comment, or undefined if it contains nothing for readers. */
function savedHtml(name: string, attributes: Json, work: Work): string | undefined {
  const { attachments, notices } = work;
  const ids = [attributes["ids"], attributes["images"]].find(Array.isArray) as unknown[] | undefined;
  if (ids) {
    const wanted = ids.map((one) => (isJson(one) ? textAt(one, "id") : String(one)));
    const files = wanted.flatMap((id) => attachments.get(id) ?? []);
    if (files.length < wanted.length)
      notices.add(
        `Pictures of the block “${name}” are not in the export: ${wanted.filter((id) => !attachments.get(id)).join(", ")}. In WordPress, export “All content” to have them.`,
      );
    if (files.length > 0) return filesHtml(files);
  }
  const { data } = attributes;
  if (isJson(data)) return fieldsHtml(name, data, work);
  const url = ["url", "src", "href", "guid", "mediaUrl", "link", "mediaLink"]
    .map((key) => textAt(attributes, key))
    .find((one) => /^(?:https?:)?\/\/|^\/[^/]/.test(one));
  const file = attachments.get(textAt(attributes, "id") || textAt(attributes, "mediaId"));
  const isFile = /^(?:image|cover|media-text|video|audio|file|gallery)$/.test(name);
  const words = Object.entries(attributes)
    .filter(([key]) => contentNames.test(key) && key !== "alt" && !(isFile && key === "fileName"))
    .flatMap(([, value]) => textsIn(value, 0));
  const paragraphs = (isFile || !url ? words : words.slice(1)).map(asParagraph).join("");
  if (isFile && url !== undefined) {
    const isImage =
      /^(?:image|cover|gallery)$/.test(name) ||
      (name === "media-text" && textAt(attributes, "mediaType") !== "video");
    return (
      (isImage
        ? `<p>${imageHtml(url, textAt(attributes, "alt"))}</p>`
        : linkHtml(url, textAt(attributes, "fileName") || url)) + paragraphs
    );
  }
  if (isFile && file) return filesHtml([file]) + paragraphs;
  if (name === "html" || name === "shortcode") return words.length > 0 ? words.join("\n") : undefined;
  if (url !== undefined && !/\/\*|^\/wp\//.test(url)) {
    const label = words[0] ?? url;
    return `<p><a href="${escapeHtml(url)}">${/<[a-z]/i.test(label) ? label : escapeHtml(label)}</a></p>${paragraphs}`;
  }
  if (words.length === 0) return undefined;
  const level = Number(attributes["level"]) || 2;
  if (name === "heading") return `<h${level}>${words.join(" ")}</h${level}>`;
  if (name.endsWith("quote")) return `<blockquote>${paragraphs}</blockquote>`;
  if (name === "code" || name === "preformatted") return `<pre><code>${words.join("\n")}</code></pre>`;
  if (name === "list") return `<ul>${words.join("")}</ul>`;
  return paragraphs;
}

const asParagraph = (words: string): string =>
  /<(?:p|div|ul|ol|li|h[1-6]|blockquote|table|figure)\b/i.test(words) ? words : `<p>${words}</p>`;

/** Converts fields of plugin blocks, such as ACF's: text to paragraphs, files to pictures or links. */
function fieldsHtml(name: string, data: Json, { attachments, notices }: Work): string | undefined {
  const parts = Object.entries(data).flatMap(([key, value]) => {
    if (key.startsWith("_")) return [];
    const file =
      /image|photo|picture|logo|file|media|icon|gallery|avatar|thumb/i.test(key) &&
      /^\d+$/.test(String(value))
        ? attachments.get(String(value))
        : undefined;
    if (file) return [filesHtml([file])];
    const url = isJson(value) && textAt(value, "url");
    if (url) return [linkHtml(url, textAt(value, "title") || url)];
    if (typeof value === "string" && /^https?:\/\/\S+$/.test(value.trim())) return [linkHtml(value.trim())];
    return textsIn(value, 0).map(asParagraph);
  });
  if (parts.length === 0) return undefined;
  notices.add(`The block “${name}” was built from fields, so their text is listed line by line.`);
  return parts.join("");
}
