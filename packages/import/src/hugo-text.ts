import { fenced, replaceTags, type Tag, unconvertedNotice } from "./shortcodes.ts";

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

/** Returns undefined for an unknown shortcode, which is left in the text. */
type Shortcode = (given: {
  named: Record<string, string>;
  list: string[];
  inner: string;
}) => string | undefined;

// Do not read a bare URL as an argument called `https`.
const argument = /(?:([\w-]+)\s*[=:](?!\/\/)\s*)?(?:"((?:\\.|[^"\\])*)"|'([^']*)'|`([^`]*)`|([^\s"'`=]+))/g;

function readArguments(text: string): { named: Record<string, string>; list: string[] } {
  const named: Record<string, string> = Object.create(null) as Record<string, string>;
  const list: string[] = [];
  for (const [, name, double, single, tick, bare] of text.matchAll(argument)) {
    const value = double?.replace(/\\(.)/g, "$1") ?? single ?? tick ?? bare ?? "";
    if (name === undefined) list.push(value);
    else named[name.toLowerCase()] = value;
  }
  return { named, list };
}

const words = (text: string): string =>
  text
    .replace(/\s+/gu, " ")
    .replace(/[[\]]/g, String.raw`\$&`)
    .trim();
const address = (url: string): string => (/[\s()]/.test(url) ? `<${url}>` : url);

const pictureOf = (url: string, alt: string, caption: string): string =>
  `![${words(alt)}](${address(url)}${caption === "" ? "" : ` "${words(caption).replaceAll('"', String.raw`\"`)}"`})`;

const linkOf = (label: string, url: string): string => `[${words(label)}](${address(url)})`;

/** Returns a link, so that readers' browsers contact no other site without consent. `idIn` finds an unnamed id. */
const embed =
  (label: string, place: string, idIn = ([id]: string[]) => id): Shortcode =>
  ({ named, list }) => {
    const id = named["id"] ?? idIn(list);
    return id ? linkOf(label, /^https?:\/\//.test(id) ? id : place + encodeURI(id)) : undefined;
  };
const tweet = embed("See the post on X", "https://x.com/i/status/", (list) => list.at(-1));

const known: Record<string, Shortcode> = {
  youtube: embed("Watch the film on YouTube", "https://www.youtube.com/watch?v="),
  vimeo: embed("Watch the film on Vimeo", "https://vimeo.com/"),
  gist: embed("See the code on GitHub", "https://gist.github.com/", (list) => list.slice(0, 2).join("/")),
  tweet,
  x: tweet,
  instagram: embed("See the post on Instagram", "https://www.instagram.com/p/"),
  figure: ({ named, list }) => {
    const source = named["src"] ?? list[0];
    if (!source) return undefined;
    const caption = [named["title"], named["caption"]].filter(Boolean).join(". ");
    const below = [caption, named["attr"]].filter(Boolean).join(" — ");
    const picture = pictureOf(source, named["alt"] ?? "", below);
    return named["link"] ? `[${picture}](${address(named["link"])})` : picture;
  },
  highlight: ({ list, inner }) => fenced(inner, list[0] ?? ""),
  toc: () => "",
};

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
