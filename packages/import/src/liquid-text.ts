import { fenced, unconvertedNotice } from "./shortcodes.ts";

type Tag = { start: number; end: number; name: string; given: string };

function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  for (let start = text.indexOf("{%"); start >= 0;) {
    const end = text.indexOf("%}", start + 2);
    if (end < 0) return tags;
    const inner = text
      .slice(start + 2, end)
      .replace(/^-/, "")
      .replace(/-$/, "")
      .trim();
    const [name = ""] = /^\w+/.exec(inner) ?? [];
    tags.push({ start, end: end + 2, name, given: inner.slice(name.length).trim() });
    start = text.indexOf("{%", end + 2);
  }
  return tags;
}

/** Converts Jekyll's code and link tags to Markdown; reports other Liquid tags. */
export function liquidToMarkdown(
  text: string,
  addressOf: (name: string) => string | undefined,
): { markdown: string; notices: string[] } {
  if (!text.includes("{%") && !text.includes("{{")) return { markdown: text, notices: [] };
  const unknown = new Set<string>();
  const markdown = withoutOutput(withoutTags(text, addressOf, unknown), unknown);
  return { markdown, notices: unconvertedNotice("the Liquid tags", unknown) };
}

function withoutTags(
  text: string,
  addressOf: (name: string) => string | undefined,
  unknown: Set<string>,
): string {
  const tags = tagsIn(text);
  const unended = new Set<string>();
  let markdown = "";
  let at = 0;
  const endOf = (index: number, name: string): Tag | undefined => {
    if (unended.has(name)) return undefined;
    for (let other = index + 1; other < tags.length; other += 1)
      if (tags[other]?.name === `end${name}`) return tags[other];
    unended.add(name);
    return undefined;
  };
  for (const [index, { start, end, name, given }] of tags.entries()) {
    if (start < at) continue;
    const last = name === "highlight" || name === "comment" ? endOf(index, name) : undefined;
    const address = name === "post_url" || name === "link" ? addressOf(given) : undefined;
    let made = address;
    if (last && name === "comment") made = "";
    else if (last) made = fenced(text.slice(end, last.start), /^[\w+#-]*/.exec(given)?.[0] ?? "");
    else if (name === "raw" || name === "endraw") made = "";
    else if (address === undefined) unknown.add(`{% ${name} %}`);
    markdown += text.slice(at, start) + (made ?? text.slice(start, end));
    at = last ? last.end : end;
  }
  return markdown + text.slice(at);
}

function withoutOutput(text: string, unknown: Set<string>): string {
  let markdown = "";
  let at = 0;
  for (let start = text.indexOf("{{"); start >= 0; start = text.indexOf("{{", at)) {
    const end = text.indexOf("}}", start + 2);
    if (end < 0) break;
    const inner = text
      .slice(start + 2, end)
      .replace(/^-/, "")
      .replace(/-$/, "")
      .trim();
    const [, address] =
      /^["']([^"']+)["']\s*\|\s*(?:relative_url|absolute_url|prepend:[^}]*)$/.exec(inner) ?? [];
    const [name] = /^[\w.]+/.exec(inner) ?? [];
    const made = address ?? (/^site\.(?:baseurl|url)$/.test(inner) ? "" : undefined);
    if (made === undefined && name !== undefined) unknown.add(`{{ ${name} }}`);
    markdown += text.slice(at, start) + (made ?? text.slice(start, end + 2));
    at = end + 2;
  }
  return markdown + text.slice(at);
}
