import {
  fenced,
  mediaShortcodes,
  pictureOf,
  readArguments,
  replaceTags,
  type Shortcode,
  type Tag,
  unconvertedNotice,
} from "./shortcodes.ts";

/** Maximum length, so that an unclosed shortcode does not cause a scan of the entire file. */
const longest = 2000;

const ends: Record<string, string> = { "<": ">}}", "%": "%}}" };

/** Finds shortcodes: {{< name args >}}, {{% name args %}} (https://gohugo.io/content-management/shortcodes/). */
function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  const last = Math.max(text.lastIndexOf(">}}"), text.lastIndexOf("%}}"));
  let at = 0;
  for (let start = text.indexOf("{{"); start >= 0 && start < last; start = text.indexOf("{{", at)) {
    at = start + 2;
    const close = ends[text.charAt(at)];
    const end = close === undefined ? undefined : endOf(text, start + 3, close);
    const inner = end === undefined ? "" : text.slice(start + 3, end - 3);
    const [whole, slash, name = ""] = /^\s*(\/?)\s*(\w[\w./-]*)/.exec(inner) ?? [];
    if (end === undefined || whole === undefined) continue;
    at = end;
    const given = inner.slice(whole.length).replace(/\/\s*$/, "");
    tags.push({ start, end, isEnd: slash !== "", name: name.replace(/\/$/, ""), given });
  }
  return tags;
}

function endOf(text: string, from: number, sign: string): number | undefined {
  let quote = "";
  for (let at = from; at < Math.min(text.length, from + longest); at += 1) {
    const one = text.charAt(at);
    if (quote !== "") {
      if (one === "\\" && quote === '"') at += 1;
      else if (one === quote) quote = "";
    } else if (one === '"' || one === "`") quote = one;
    else if (one === sign.charAt(0) && text.startsWith(sign, at)) return at + sign.length;
  }
  return undefined;
}

// An escaped shortcode has comment marks inside its braces.
function withoutEscapes(text: string): string {
  let shown = "";
  let at = 0;
  for (const { index: start, 1: kind } of text.matchAll(/\{\{([<%])\/\*/g)) {
    if (start < at) continue;
    const end = text.indexOf(kind === "<" ? "*/>}}" : "*/%}}", start);
    if (end < 0) break;
    shown += `${text.slice(at, start)}{{${kind}${text.slice(start + 5, end)}${text.slice(end + 2, end + 5)}`;
    at = end + 5;
  }
  return shown + text.slice(at);
}

const known: Record<string, Shortcode> = {
  ...mediaShortcodes,
  figure: ({ named, list }) => {
    const source = named["src"] ?? list[0];
    if (!source) return undefined;
    const caption = [named["title"], named["caption"]].filter(Boolean).join(". ");
    const picture = pictureOf(
      source,
      named["alt"] ?? "",
      [caption, named["attr"]].filter(Boolean).join(" — "),
    );
    return named["link"] ? linkOfPicture(picture, named["link"]) : picture;
  },
  highlight: ({ list, inner }) => fenced(inner, list[0] ?? ""),
  toc: () => "",
};
const linkOfPicture = (picture: string, url: string): string =>
  `[${picture}](${/[\s()]/.test(url) ? `<${url}>` : url})`;

/** Converts Hugo's own shortcodes to Markdown and reports others. `addressOf` resolves `ref` and `relref`. */
export function hugoToMarkdown(
  text: string,
  addressOf: (name: string) => string | undefined,
): { markdown: string; notices: string[] } {
  if (!text.includes("{{")) return { markdown: text, notices: [] };
  const unknown = new Set<string>();
  const markdown = replaceTags(text, tagsIn(text), ({ end, isEnd, name, given }, close) => {
    if (isEnd) return undefined;
    const { named, list } = readArguments(given);
    const isReference = name === "ref" || name === "relref";
    const wanted = named["path"] ?? list[0] ?? "";
    const last = name === "highlight" ? close : undefined;
    const inner = last ? text.slice(end, last.start) : "";
    const maker = Object.hasOwn(known, name) ? known[name] : undefined;
    const made = isReference ? addressOf(wanted) : maker?.({ named, list, inner });
    if (made === undefined) unknown.add(isReference ? `${name} “${wanted}”` : name);
    return made === undefined ? undefined : { text: made, end: last?.end ?? end };
  });
  return { markdown: withoutEscapes(markdown), notices: unconvertedNotice("the shortcodes", unknown) };
}
