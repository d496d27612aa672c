import { type Attachments, type Attachment, escapedHtml, filesHtml, linkHtml } from "./attachments.ts";
import { isHidingName } from "./hidden-meta.ts";
import { htmlParts } from "./html-parts.ts";

type Arguments = { named: Map<string, string>; list: string[] };
type Token = { start: number; end: number; name: string; isEnd: boolean; args: string; isEscaped: boolean };
type Context = {
  attachments: Attachments;
  postId: string;
  notes: string[];
};
/** `html` is undefined if the shortcode is left unchanged. */
type Made = { html: string | undefined; notice?: string };

export type ShortcodesDone = {
  html: string;
  unknown: Set<string>;
  hidden: string[];
  notices: string[];
};

const longest = 5000;

export function shortcodesToHtml(html: string, context: Context): ShortcodesDone {
  const done: ShortcodesDone = { html: "", unknown: new Set(), hidden: [], notices: [] };
  if (!html.includes("[")) return { ...done, html };
  const tokens = tokensOf(html);
  const closes = new Map<string, number[]>();
  for (const [index, { name, isEnd }] of tokens.entries()) {
    if (!isEnd) continue;
    const group = closes.get(name);
    if (group) group.push(index);
    else closes.set(name, [index]);
  }
  for (const group of closes.values()) group.reverse();
  const closeOf = (name: string, after: number): number | undefined => {
    const group = closes.get(name) ?? [];
    while ((group.at(-1) ?? after + 1) <= after) group.pop();
    return group.at(-1);
  };
  const hiding = new Set<string>();
  let at = 0;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token || token.start < at) continue;
    done.html += html.slice(at, token.start);
    at = token.start;
    if (token.isEscaped) {
      done.html += html.slice(token.start + 1, token.end - 1);
      at = token.end;
      continue;
    }
    if (token.isEnd) continue;
    const closing = tokens[closeOf(token.name, index) ?? -1];
    if (html[token.start - 1] === "[" && closing && html[closing.end] === "]") {
      done.html = done.html.slice(0, -1) + html.slice(token.start, closing.end);
      at = closing.end + 1;
      continue;
    }
    const make = makers.get(token.name) ?? (languages.has(token.name) && closing ? code : undefined);
    if (!make) {
      if (token.name.length > 2 && html[token.end] !== "(" && html[token.start - 1] !== "[")
        done.unknown.add(`[${token.name}]`);
      if (isHidingName(token.name)) hiding.add(`[${token.name}]`);
      continue;
    }
    const inner = closing ? html.slice(token.end, closing.start) : undefined;
    const { html: made, notice } = make({ ...token, ...readShortcodeArguments(token.args), inner, context });
    if (notice) done.notices.push(notice);
    if (made === undefined) {
      if (token.name !== "caption") done.unknown.add(`[${token.name}]`);
      continue;
    }
    done.html += made;
    at =
      closing && (encloses.has(token.name) || languages.has(token.name) || isOwnEnd(inner))
        ? closing.end
        : token.end;
  }
  done.html += html.slice(at);
  for (const name of hiding)
    done.hidden.push(`The shortcode ${name} may hide part of it, so it will be a draft.`);
  return done;
}

const isOwnEnd = (inner: string | undefined): boolean =>
  inner !== undefined &&
  inner.length < longest &&
  !inner.includes("[") &&
  /^\s*(?:<[^<>]*>\s*)*(?:https?:\/\/\S*|[\w-]*)(?:\s*<[^<>]*>)*\s*$/.test(inner);

const shortcode = /\[(\/?)([a-z_][\w-]*)/iy;

/** Finds shortcodes outside tags, comments and code. */
function tokensOf(html: string): Token[] {
  const tokens: Token[] = [];
  let inCode = "";
  let bracket = html.indexOf("[");
  let from = 0;
  for (const { kind, start, end, name: tag, isEnd } of htmlParts(html)) {
    if (kind === "tag") {
      if (inCode === "" && !isEnd && /^(?:pre|code)$/.test(tag)) inCode = tag;
      else if (isEnd && tag === inCode) inCode = "";
      continue;
    }
    if (kind !== "text") continue;
    from = Math.max(start, from);
    for (;;) {
      if (bracket >= 0 && bracket < from) bracket = html.indexOf("[", from);
      if (bracket < 0 || bracket >= end) break;
      const at = bracket;
      from = at + 1;
      shortcode.lastIndex = at;
      const found = shortcode.exec(html);
      if (!found) continue;
      const name = (found[2] ?? "").toLowerCase();
      const close = closingBracket(html, shortcode.lastIndex);
      if (close < 0) continue;
      const args = html.slice(shortcode.lastIndex, close);
      if (args !== "" && !/^[\s/=:"',]/.test(args)) continue;
      const isEscaped =
        html[at - 1] === "[" && html[close + 1] === "]" && (makers.has(name) || args.includes("="));
      // Leave code unchanged, except for escaped shortcodes.
      if (inCode !== "" && !isEscaped) continue;
      const isWhole = { name, isEnd: found[1] === "/", args };
      tokens.push(
        isEscaped
          ? { ...isWhole, start: at - 1, end: close + 2, isEscaped }
          : { ...isWhole, start: at, end: close + 1, isEscaped },
      );
      from = close + 1;
    }
  }
  return tokens;
}

function closingBracket(html: string, from: number): number {
  const most = Math.min(html.length, from + longest);
  for (let at = from; at < most; at += 1) {
    if (html[at] === "]") return at;
    if (html[at] === "[") return -1;
  }
  return -1;
}

const curly = /&#(?:8220|8221|8222|8243|34|039|8216|8217|x22);|&(?:quot|ldquo|rdquo|bdquo|Prime);|[“”„″]/g;

/** Straightens quotation marks, because editors make them curly. */
export function readShortcodeArguments(given: string): Arguments {
  const text = given
    .replace(curly, '"')
    .replace(/&#0?38;|&amp;/g, "&")
    .replace(/\/\s*$/, "");
  const named = new Map<string, string>();
  const list: string[] = [];
  let at = 0;
  const name = /([\w-]+)\s{0,9}=\s{0,9}/y;
  const bare = /[^\s"']+/y;
  while (at < text.length) {
    if (/\s/.test(text[at] ?? "")) {
      at += 1;
      continue;
    }
    name.lastIndex = at;
    const key = name.exec(text)?.[1];
    if (key !== undefined) at = name.lastIndex;
    const quote = text[at];
    let value: string;
    const close = quote === '"' || quote === "'" ? text.indexOf(quote, at + 1) : -1;
    if (close >= 0) {
      value = text.slice(at + 1, close);
      at = close + 1;
    } else {
      bare.lastIndex = at;
      value = bare.exec(text)?.[0] ?? "";
      at += Math.max(1, value.length);
    }
    if (key === undefined) {
      const trimmed = value.replace(/^=/, "");
      if (trimmed !== "") list.push(trimmed);
    } else named.set(key.toLowerCase(), value);
  }
  return { named, list };
}

type Given = Token & Arguments & { inner: string | undefined; context: Context };
type Maker = (given: Given) => Made;

const isAddress = (text: string | undefined): text is string =>
  text !== undefined && /^(?:https?:)?\/\/[^\s]|^\/[^/\s]/i.test(text);

const plain = (html: string): string =>
  html
    .split("<")
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(">") + 1)))
    .join("")
    .replaceAll("&amp;", "&")
    .trim();

const sources =
  "src url link href mp3 m4a ogg wav wma flac mp4 m4v webm ogv wmv flv file audio video mov source".split(
    " ",
  );

/** Links to embedded media. `place`: base URL for media given only by id. */
const media =
  (place?: string): Maker =>
  ({ named, list, inner }) => {
    const within = inner === undefined || inner.length > longest ? "" : plain(inner);
    const given = [...sources.map((name) => named.get(name)), ...list, within].find(isAddress);
    const id = [named.get("id"), named.get("video"), list[0], within].find((one) =>
      /^[\w-]+$/.test(one ?? ""),
    );
    const url = given ?? (place && id ? place + id : undefined);
    if (url === undefined) return { html: undefined };
    const title = named.get("title") ?? named.get("caption");
    return { html: linkHtml(url, title?.trim() || url) };
  };

const gallery: Maker = ({ named, context: { attachments, postId }, name }) => {
  const chosen = named.get("ids") ?? named.get("include");
  const skipped = new Set((named.get("exclude") ?? "").split(/[\s,]+/));
  const ids = chosen?.split(/[\s,]+/).filter(Boolean);
  const found: Attachment[] = ids
    ? ids.flatMap((id) => attachments.get(id) ?? [])
    : attachments.ofPost(named.get("id") ?? postId).filter(({ id }) => !skipped.has(id));
  if (found.length === 0) return { html: undefined };
  const missing = ids?.filter((id) => !attachments.get(id)) ?? [];
  return {
    html: `\n\n${filesHtml(found)}\n\n`,
    ...(missing.length > 0 && {
      notice: `Files of a ${name} are not in the export: ${missing.slice(0, 8).join(", ")}. In WordPress, export “All content” to have them.`,
    }),
  };
};

const caption: Maker = ({ named, inner }) => {
  if (inner === undefined) return { html: undefined };
  const parts = htmlParts(inner);
  const first = parts.findIndex(({ kind, name }) => kind === "tag" && name === "img");
  if (first < 0) return { html: `\n\n${inner}\n\n` };
  let [start, end] = [first, first];
  const before = parts.slice(0, first).findLastIndex(({ kind, name }) => kind === "tag" && name === "a");
  if (before >= 0 && parts[before]?.isEnd === false) {
    const close = parts.findIndex(({ name, isEnd }, at) => at > first && name === "a" && isEnd);
    if (close >= 0) [start, end] = [before, close];
  }
  const from = parts[start]?.start ?? 0;
  const to = parts[end]?.end ?? 0;
  const words = inner.slice(0, from).trim() + inner.slice(to).trim();
  const given = named.get("caption");
  const all = [given, given === words ? "" : words].filter(Boolean).join(" ");
  return {
    html: `\n\n<figure>${inner.slice(from, to)}<figcaption>${all}</figcaption></figure>\n\n`,
  };
};

function code({ named, name, inner }: Given): Made {
  if (inner === undefined) return { html: undefined };
  const given = named.get("language") ?? named.get("lang") ?? (languages.has(name) ? name : "");
  const isMarkedUp = /<(?:br|\/p)\b/i.test(inner);
  const text = isMarkedUp ? inner : inner.replaceAll("<", "&lt;");
  return { html: `<pre><code class="language-${escapedHtml(given)}">${text}</code></pre>` };
}

const note: Maker = ({ inner, context: { notes } }) =>
  inner === undefined ? { html: undefined } : { html: noteHtml(inner, notes) };

export const noteHtml = (html: string, notes: string[]): string => {
  notes.push(html.trim());
  return `<fn-ref data-note="${notes.length}">1</fn-ref>`;
};

const languages = new Set(
  "php css html xml js javascript java python ruby sql bash shell perl cpp csharp powershell yaml json".split(
    " ",
  ),
);

const makers = new Map<string, Maker>([
  ["caption", caption],
  ["wp_caption", caption],
  ["gallery", gallery],
  ["playlist", gallery],
  ["wp_playlist", gallery],
  ["code", code],
  ["sourcecode", code],
  [
    "toc",
    () => ({ html: "", notice: "Left out of the text: [toc]. The page lists its sections automatically." }),
  ],
  ["embed", media()],
  ["audio", media()],
  ["video", media()],
  ["youtube", media("https://www.youtube.com/watch?v=")],
  ["vimeo", media("https://vimeo.com/")],
  ["dailymotion", media("https://www.dailymotion.com/video/")],
  ["wpvideo", media("https://videopress.com/v/")],
  ["videopress", media("https://videopress.com/v/")],
  ["tweet", media("https://x.com/i/status/")],
  ["twitter", media()],
  ["instagram", media("https://www.instagram.com/p/")],
  ["gist", media("https://gist.github.com/")],
  ["archiveorg", media("https://archive.org/details/")],
  ["scribd", media("https://www.scribd.com/document/")],
  ...[
    "soundcloud",
    "spotify",
    "bandcamp",
    "facebook",
    "tiktok",
    "flickr",
    "googlemaps",
    "googlevideo",
    "ted",
  ].map((name): [string, Maker] => [name, media()]),
  ...[
    "iframe",
    "pdf",
    "pdf-embedder",
    "pdfviewer",
    "slideshare",
    "giphy",
    "pinterest",
    "codepen",
    "jwplayer",
  ].map((name): [string, Maker] => [name, media()]),
]);

const notes = ["efn_note", "mfn", "ref", "footnote", "fn", "note"];
for (const name of notes) makers.set(name, note);

const encloses = new Set(["caption", "wp_caption", "code", "sourcecode", "embed", ...notes]);
