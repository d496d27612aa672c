import { readArguments, staysRemark } from "./shortcodes.ts";
import type { Attachment } from "./wordpress.ts";

/** What stands on lines of its own, wherever it is. */
const block =
  "p|h[1-6]|ul|ol|li|table|caption|colgroup|thead|tbody|tfoot|tr|td|th|pre|figure|figcaption|hr|form|iframe|script|style|address|dl|dt|dd";
/** What has paragraphs in it. */
const wrapper = "div|blockquote|section|article|aside|header|footer|main|details|center";

const wrapperTag = new RegExp(`\\s*(</?(?:${wrapper})\\b[^>]*>)\\s*`, "gi");
const blockStart = new RegExp(`\\s*(<(?:${block})\\b[^>]*>|<!--)`, "gi");
const blockEnd = new RegExp(`(</(?:${block})>|<hr\\b[^>]*>|-->)\\s*`, "gi");
const beginsWithBlock = new RegExp(`^\\s*<(?:/?(?:${block}|${wrapper})\\b|!--)`, "i");
const endsWithBlocks = new RegExp(`(?:\\s*</(?:${block})>)*\\s*$`, "i");

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/**
 * The HTML of a WordPress text: without the comments that mark its blocks, with paragraphs where the classic editor has
 * empty lines, and with WordPress's own shortcodes done. Others stay as text and are named. `postId`: WordPress's own, by
 * which the post's attachments are known.
 */
export function wordpressHtml(
  content: string,
  attachments: readonly Attachment[],
  postId: string,
): { html: string; remarks: string[] } {
  const unknown = new Set<string>();
  const isBlocks = /<!--\s*wp:/.test(content);
  let html = content
    .replace(/<!--\s*more\b[^]*?-->/g, isBlocks ? "<p>wpmoresign</p>" : "\n\nwpmoresign\n\n")
    .replace(/<!--\s*\/?wp:[^]*?-->/g, "");
  html = html.replace(/\[caption([^\]]*)\]([^]*?)\[\/caption\]/gi, (_all, given: string, inner: string) => {
    const [image = ""] = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner) ?? [];
    const words = readArguments(given).named["caption"] ?? inner.replace(image, "").trim();
    return `\n\n<figure>${image}<figcaption>${words}</figcaption></figure>\n\n`;
  });
  html = html.replace(/\[gallery([^\]]*)\]/gi, (whole, given: string) => {
    const ids = readArguments(given)
      .named["ids"]?.split(",")
      .map((id) => id.trim());
    const found = ids
      ? ids.flatMap((wanted) => attachments.filter(({ id }) => id === wanted))
      : attachments.filter((one) => one.postId === postId);
    if (found.length === 0) unknown.add("[gallery]");
    return found.length === 0
      ? whole
      : `\n\n<figure>${found.map(({ url, alt }) => `<img src="${escaped(url)}" alt="${escaped(alt)}">`).join("")}</figure>\n\n`;
  });
  html = html.replace(
    /\[(?:embed|youtube|video|audio)\b([^\]]*)\](?:\s*(https?:\/\/[^\s[]+)\s*\[\/\w+\])?/gi,
    (whole, given: string, inner: string | undefined) => {
      const { named, list } = readArguments(given);
      const url =
        inner ?? named["src"] ?? named["mp4"] ?? named["mp3"] ?? list.find((one) => one.startsWith("http"));
      return url ? `<p><a href="${escaped(url)}">${escaped(url)}</a></p>` : whole;
    },
  );
  html = html.replace(
    /\[(code|sourcecode)\b([^\]]*)\]([^]*?)\[\/\1\]/gi,
    (_all, _name, given: string, code: string) => {
      const language = readArguments(given).named["language"] ?? readArguments(given).named["lang"] ?? "";
      return `<pre><code class="language-${escaped(language)}">${code}</code></pre>`;
    },
  );
  const outside = html.replace(/<(pre|code)\b[^]*?<\/\1>/gi, "").replace(/<[^>]*>/g, "");
  for (const [, name = ""] of outside.matchAll(/\[([a-z][\w-]{2,})(?:\s[^\]]*)?\/?\](?!\()/gi))
    if (!["embed", "caption"].includes(name)) unknown.add(`[${name}]`);
  return { html: isBlocks ? html : withParagraphs(html), remarks: staysRemark("the shortcodes", unknown) };
}

/**
 * Paragraphs where the classic editor's text has empty lines or begins and ends a block, breaks where it has other lines,
 * and links of addresses on lines of their own, as WordPress makes them
 * (https://developer.wordpress.org/reference/functions/wpautop/).
 */
function withParagraphs(html: string): string {
  const kept: string[] = [];
  const parts = html
    .replaceAll("\r\n", "\n")
    .replace(/<pre\b[^]*?<\/pre>/gi, (code) => `\n\n<p>\uE000${kept.push(code) - 1}\uE000</p>\n\n`)
    .replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gim, '<a href="$1">$1</a>')
    .replace(wrapperTag, "\n\n$1\n\n")
    .replace(blockStart, "\n\n$1")
    .replace(blockEnd, "$1\n\n")
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "");
  const made = parts.map((part) => {
    if (beginsWithBlock.test(part)) return part;
    const [ends = ""] = endsWithBlocks.exec(part) ?? [];
    const words = part.slice(0, part.length - ends.length).trim();
    return `<p>${words.replaceAll("\n", "<br>\n")}</p>${ends}`;
  });
  return made
    .join("\n")
    .replace(/<p>\uE000(\d+)\uE000<\/p>/g, (_all, index: string) => kept[Number(index)] ?? "");
}
