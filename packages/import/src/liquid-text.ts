import { fenced, replaceTags, type Tag, unconvertedNotice } from "./shortcodes.ts";

/** Searches up to the last end, because a search for a missing end would take quadratic time. */
const matchesIn = (text: string, pattern: RegExp, end: string) =>
  text.slice(0, text.lastIndexOf(end) + end.length).matchAll(pattern);

const tagsIn = (text: string): Tag[] =>
  Array.from(matchesIn(text, /\{%-?([^]*?)-?%\}/g, "%}"), ({ 0: source, 1: inner = "", index: start }) => {
    const [, end, name = ""] = /^(end)?(\w*)/.exec(inner.trim()) ?? [];
    const given = inner.trim().slice((end ?? "").length + name.length);
    return { start, end: start + source.length, name, given: given.trim(), isEnd: end !== undefined };
  });

/** Converts Jekyll's code and link tags to Markdown; reports other Liquid tags. */
export function liquidToMarkdown(
  text: string,
  addressOf: (name: string) => string | undefined,
): { markdown: string; notices: string[] } {
  const unknown = new Set<string>();
  const withoutTags = replaceTags(text, tagsIn(text), ({ end, name, given, isEnd }, close) => {
    if (name === "raw") return { text: "", end };
    if (close && !isEnd && name === "comment") return { text: "", end: close.end };
    if (close && !isEnd && name === "highlight") {
      const [language = ""] = /^[\w+#-]*/.exec(given) ?? [];
      return { text: fenced(text.slice(end, close.start), language), end: close.end };
    }
    const isLink = !isEnd && (name === "post_url" || name === "link");
    const address = isLink ? addressOf(given) : undefined;
    if (address === undefined) unknown.add(`{% ${isEnd ? "end" : ""}${name} %}`);
    return address === undefined ? undefined : { text: address, end };
  });
  const markdown = withoutOutput(withoutTags, unknown);
  return { markdown, notices: unconvertedNotice("the Liquid tags", unknown) };
}

function withoutOutput(text: string, unknown: Set<string>): string {
  const outputs = Array.from(matchesIn(text, /\{\{-?([^]*?)-?\}\}/g, "}}"), (match): Tag => {
    const { 0: source, 1: inner = "", index: start } = match;
    return { start, end: start + source.length, name: inner.trim(), given: "", isEnd: false };
  });
  return replaceTags(text, outputs, ({ end, name: inner }) => {
    const [, address] =
      /^["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)$/.exec(inner) ?? [];
    const [name] = /^[\w.]+/.exec(inner) ?? [];
    const made = address ?? (/^site\.(?:baseurl|url)$/.test(inner) ? "" : undefined);
    if (made === undefined && name !== undefined) unknown.add(`{{ ${name} }}`);
    return made === undefined ? undefined : { text: made, end };
  });
}
