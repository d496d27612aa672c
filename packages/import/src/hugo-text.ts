import {
  fenced,
  mediaShortcodes,
  pictureOf,
  readArguments,
  type Shortcode,
  unconvertedNotice,
} from "./shortcodes.ts";

type Sign = { start: number; end: number; isEnd: boolean; name: string; given: string };

/** Maximum length, so that an unclosed shortcode does not cause a scan of the entire file. */
const longest = 2000;

/** Finds shortcodes: {{< name args >}}, {{% name args %}} (https://gohugo.io/content-management/shortcodes/). */
function signsIn(text: string): Sign[] {
  const signs: Sign[] = [];
  const last = Math.max(text.lastIndexOf(">}}"), text.lastIndexOf("%}}"));
  for (let start = text.indexOf("{{"); start >= 0 && start < last; start = text.indexOf("{{", start + 2)) {
    const kind = text.charAt(start + 2);
    if (kind !== "<" && kind !== "%") continue;
    const end = endOf(text, start + 3, kind === "<" ? ">}}" : "%}}");
    if (end === undefined) continue;
    const inner = text.slice(start + 3, end - 3);
    const [whole, slash, name] = /^\s*(\/?)\s*(\w[\w./-]*)/.exec(inner) ?? [];
    if (whole === undefined || name === undefined) continue;
    const given = inner.slice(whole.length).replace(/\/\s*$/, "");
    signs.push({ start, end, isEnd: slash !== "", name: name.replace(/\/$/, ""), given });
  }
  return signs;
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
const withEnd = new Set(["highlight"]);

const linkOfPicture = (picture: string, url: string): string =>
  `[${picture}](${/[\s()]/.test(url) ? `<${url}>` : url})`;

/** Converts Hugo's own shortcodes to Markdown and reports others. `addressOf` resolves `ref` and `relref`. */
export function hugoToMarkdown(
  text: string,
  addressOf: (name: string) => string | undefined,
): { markdown: string; notices: string[] } {
  if (!text.includes("{{")) return { markdown: text, notices: [] };
  const unknown = new Set<string>();
  const unended = new Set<string>();
  let markdown = "";
  let at = 0;
  const signs = signsIn(text);
  for (const [index, { start, end, isEnd, name, given }] of signs.entries()) {
    if (start < at) continue;
    const whole = text.slice(start, end);
    markdown += text.slice(at, start);
    at = end;
    if (isEnd) {
      markdown += whole;
      continue;
    }
    const { named, list } = readArguments(given);
    if (name === "ref" || name === "relref") {
      const wanted = named["path"] ?? list[0] ?? "";
      const address = addressOf(wanted);
      if (address === undefined) unknown.add(`${name} “${wanted}”`);
      markdown += address ?? whole;
      continue;
    }
    const last = withEnd.has(name) && !unended.has(name) ? lastOf(signs, index) : undefined;
    if (withEnd.has(name) && !last) unended.add(name);
    const inner = last ? text.slice(end, last.start) : "";
    const made = (Object.hasOwn(known, name) ? known[name] : undefined)?.({ named, list, inner });
    if (made === undefined) unknown.add(name);
    markdown += made ?? whole;
    if (made !== undefined && last) at = last.end;
  }
  markdown += text.slice(at);
  return { markdown: withoutEscapes(markdown), notices: unconvertedNotice("the shortcodes", unknown) };
}

function lastOf(signs: readonly Sign[], index: number): Sign | undefined {
  for (let other = index + 1; other < signs.length; other += 1)
    if (signs[other]?.isEnd && signs[other]?.name === signs[index]?.name) return signs[other];
  return undefined;
}
