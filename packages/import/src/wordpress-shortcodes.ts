import { escapeHtml } from "@brightwren/functions/escape-html";
import { type Attachments, filesHtml, linkHtml } from "./attachments.ts";
import { isHidingName } from "./hidden-meta.ts";
import { makersOf, namesIn } from "./html-elements.ts";
import { htmlParts } from "./html-parts.ts";
import { replaceTags, type Tag } from "./shortcodes.ts";

// `tagsIn` finds the tags, `replaceTags` pairs them, and `makers` says what each becomes.

type ShortcodeTag = Tag & { isEscaped: boolean };

type Context = {
  attachments: Attachments;
  postId: string;
  /** Receives the footnotes. */
  notes: string[];
};

type Given = Context & {
  name: string;
  named: ReadonlyMap<string, string>;
  list: readonly string[];
  /** The HTML up to the closing tag, if there is one. */
  inner: string | undefined;
  notices: string[];
};

/** Returns HTML, or undefined to leave the shortcode in the text. */
type Maker = (given: Given) => string | undefined;

/** In characters, of a tag, or of an address between two tags. */
const longest = 5000;
const tag = new RegExp(String.raw`\[(/?)([a-z_][\w-]*)((?:[\s/=:"',][^[\]]{0,${longest - 2}})?)\]`, "gi");

/** Finds tags in the text. In code, finds only escaped ones. */
function tagsIn(html: string): ShortcodeTag[] {
  const parts = htmlParts(html);
  let part = 0;
  return Array.from(html.matchAll(tag)).flatMap(
    ({ 0: source, 1: slash, 2: written = "", 3: given = "", index }) => {
      while ((parts[part]?.end ?? Infinity) <= index) part += 1;
      const [start, end, name] = [index, index + source.length, written.toLowerCase()];
      const isEscaped =
        html[start - 1] === "[" && html[end] === "]" && (makers.has(name) || given.includes("="));
      if (parts[part]?.kind !== "text" || (parts[part]?.isCode && !isEscaped)) return [];
      const edge = isEscaped ? 1 : 0;
      return [{ start: start - edge, end: end + edge, name, given, isEnd: slash === "/", isEscaped }];
    },
  );
}

/** `unknown` names shortcodes left in the text. `hidden`: why the text may not have been public. */
export function shortcodesToHtml(
  html: string,
  context: Context,
): { html: string; unknown: Set<string>; hidden: string[]; notices: string[] } {
  const unknown = new Set<string>();
  const hiding = new Set<string>();
  const notices: string[] = [];
  const tags = html.includes("[") ? tagsIn(html) : [];
  const made = replaceTags(html, tags, ({ start, end, name, given, isEnd, isEscaped }, close) => {
    if (isEscaped) return { text: html.slice(start + 1, end - 1), end };
    if (isEnd) return undefined;
    const isInBrackets = html[start - 1] === "[";
    if (isInBrackets && close && html[close.end] === "]")
      return { text: html.slice(start, close.end), start: start - 1, end: close.end + 1 };
    const make = makers.get(name) ?? (languages.has(name) && close ? code : undefined);
    if (!make) {
      if (name.length > 2 && html[end] !== "(" && !isInBrackets) unknown.add(`[${name}]`);
      if (isHidingName(name))
        hiding.add(`The shortcode [${name}] may hide part of it, so it will be a draft.`);
      return undefined;
    }
    const inner = close && html.slice(end, close.start);
    const text = make({ ...context, ...readShortcodeArguments(given), name, inner, notices });
    if (text === undefined && name !== "caption") unknown.add(`[${name}]`);
    const isWhole = encloses.has(name) || languages.has(name) || isOwnEnd(inner);
    return text === undefined ? undefined : { text, end: close && isWhole ? close.end : end };
  });
  return { html: made, unknown, hidden: [...hiding], notices };
}

/** Whether there is at most an address up to the closing tag, which may otherwise belong to another shortcode. */
const isOwnEnd = (inner: string | undefined): boolean =>
  inner !== undefined &&
  inner.length < longest &&
  !inner.includes("[") &&
  /^\s*(?:<[^<>]*>\s*)*(?:https?:\/\/\S*|[\w-]*)(?:\s*<[^<>]*>)*\s*$/.test(inner);

const curly = /&#(?:8220|8221|8222|8243|34|039|8216|8217|x22);|&(?:quot|ldquo|rdquo|bdquo|Prime);|[“”„″]/g;
const argument = /([\w-]+)\s{0,9}=\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\s"']*))|"([^"]*)"|'([^']*)'|([^\s"']+)/g;

/** Straightens quotation marks, because editors make them curly. */
function readShortcodeArguments(given: string): Pick<Given, "named" | "list"> {
  const text = given
    .replace(curly, '"')
    .replace(/&#0?38;|&amp;/g, "&")
    .replace(/\/\s*$/, "");
  const named = new Map<string, string>();
  const list: string[] = [];
  for (const [, name, ...values] of text.matchAll(argument)) {
    const value = values.find((one) => one !== undefined) ?? "";
    if (name === undefined) list.push(value.replace(/^=/, ""));
    else named.set(name.toLowerCase(), value);
  }
  return { named, list: list.filter(Boolean) };
}

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && /^(?:https?:)?\/\/[^\s]|^\/[^/\s]/i.test(text);

const sources =
  "src url link href mp3 m4a ogg wav wma flac mp4 m4v webm ogv wmv flv file audio video mov source".split(
    " ",
  );

/** Links to embedded media. `place`: base URL for media given only by id. */
const media =
  (place?: string): Maker =>
  ({ named, list, inner = "" }) => {
    const words = inner.length <= longest ? inner.replace(/<[^<>]*>|</g, "") : "";
    const within = words.replaceAll("&amp;", "&").trim();
    const given = [...sources.map((name) => named.get(name)), ...list, within].find(isAddress);
    const id = [named.get("id"), named.get("video"), list[0], within].find((one) =>
      /^[\w-]+$/.test(one ?? ""),
    );
    const url = given ?? (place && id ? place + id : undefined);
    const title = named.get("title") ?? named.get("caption");
    return url && linkHtml(url, title?.trim() || url);
  };

const gallery: Maker = ({ named, attachments, postId, name, notices }) => {
  const listed = (key: string) => named.get(key)?.split(/[\s,]+/);
  const ids = (listed("ids") ?? listed("include"))?.filter(Boolean);
  const found = ids
    ? ids.flatMap((id) => attachments.get(id) ?? [])
    : attachments.ofPost(named.get("id") ?? postId).filter(({ id }) => !listed("exclude")?.includes(id));
  if (found.length === 0) return undefined;
  const missing = ids?.filter((id) => !attachments.get(id)) ?? [];
  if (missing.length > 0)
    notices.push(
      `Files of a ${name} are not in the export: ${missing.slice(0, 8).join(", ")}. In WordPress, export “All content” to have them.`,
    );
  return `\n\n${filesHtml(found)}\n\n`;
};

const caption: Maker = ({ named, inner }) => {
  if (inner === undefined) return undefined;
  const parts = htmlParts(inner);
  const image = parts.findIndex(({ kind, name }) => kind === "tag" && name === "img");
  if (image < 0) return `\n\n${inner}\n\n`;
  const link = parts.slice(0, image).findLastIndex(({ kind, name }) => kind === "tag" && name === "a");
  const close = parts.findIndex(({ name, isEnd }, at) => at > image && name === "a" && isEnd);
  const isLinked = parts[link]?.isEnd === false && close >= 0;
  const from = parts[isLinked ? link : image]?.start ?? 0;
  const to = parts[isLinked ? close : image]?.end ?? 0;
  const words = inner.slice(0, from).trim() + inner.slice(to).trim();
  const all = [...new Set([named.get("caption"), words])].filter(Boolean).join(" ");
  return `\n\n<figure>${inner.slice(from, to)}<figcaption>${all}</figcaption></figure>\n\n`;
};

const code: Maker = ({ named, name, inner }) => {
  if (inner === undefined) return undefined;
  const language = named.get("language") ?? named.get("lang") ?? (languages.has(name) ? name : "");
  const isMarkedUp = /<(?:br|\/p)\b/i.test(inner);
  const text = isMarkedUp ? inner : inner.replaceAll("<", "&lt;");
  return `<pre><code class="language-${escapeHtml(language)}">${text}</code></pre>`;
};

const contents: Maker = ({ notices }) => {
  notices.push("Left out of the text: [toc]. The page lists its sections automatically.");
  return "";
};

export const noteHtml = (html: string, notes: string[]): string =>
  `<fn-ref data-note="${notes.push(html.trim())}">1</fn-ref>`;

const note: Maker = ({ inner, notes }) => (inner === undefined ? undefined : noteHtml(inner, notes));

const makers = makersOf<Maker>([
  ["caption wp_caption", caption],
  ["gallery playlist wp_playlist", gallery],
  ["code sourcecode", code],
  ["toc", contents],
  ["efn_note mfn ref footnote fn note", note],
  ["youtube", media("https://www.youtube.com/watch?v=")],
  ["vimeo", media("https://vimeo.com/")],
  ["dailymotion", media("https://www.dailymotion.com/video/")],
  ["wpvideo videopress", media("https://videopress.com/v/")],
  ["tweet", media("https://x.com/i/status/")],
  ["instagram", media("https://www.instagram.com/p/")],
  ["gist", media("https://gist.github.com/")],
  ["archiveorg", media("https://archive.org/details/")],
  ["scribd", media("https://www.scribd.com/document/")],
  ["embed audio video twitter soundcloud spotify bandcamp facebook tiktok flickr", media()],
  ["googlemaps googlevideo ted iframe pdf pdf-embedder pdfviewer slideshare giphy", media()],
  ["pinterest codepen jwplayer", media()],
]);

/** Code plugins also name a shortcode after each language. */
const languages = new Set(
  namesIn(
    "php css html xml js javascript java python ruby sql bash shell perl cpp csharp powershell yaml json",
  ),
);

/** Shortcodes whose text up to the closing tag is their own. */
const encloses = new Set(
  namesIn("caption wp_caption code sourcecode embed efn_note mfn ref footnote fn note"),
);
