/** An opening or closing tag of a shortcode. */
export type Tag = { start: number; end: number; name: string; given: string; isEnd: boolean };

/** The text that replaces the text from `start` (by default the tag's) to `end`. */
type Replacement = { text: string; start?: number; end: number };

/** Replaces tags. `make` also gets the next closing tag; it returns undefined to leave a tag in the text. */
export function replaceTags<One extends Tag>(
  text: string,
  tags: readonly One[],
  make: (tag: One, close: One | undefined) => Replacement | undefined,
): string {
  const closing = new Map<One, One>();
  const next = new Map<string, One>();
  for (const one of [...tags].reverse()) {
    const close = next.get(one.name);
    if (close) closing.set(one, close);
    if (one.isEnd) next.set(one.name, one);
  }
  let result = "";
  let at = 0;
  for (const one of tags) {
    const made = one.start < at ? undefined : make(one, closing.get(one));
    if (!made) continue;
    result += text.slice(at, made.start ?? one.start) + made.text;
    at = made.end;
  }
  return result + text.slice(at);
}

/** Returns undefined for an unknown shortcode, which is left in the text. */
export type Shortcode = (given: {
  named: Record<string, string>;
  list: string[];
  inner: string;
}) => string | undefined;

// Do not read a bare URL as an argument called `https`.
const argument = /(?:([\w-]+)\s*[=:](?!\/\/)\s*)?(?:"((?:\\.|[^"\\])*)"|'([^']*)'|`([^`]*)`|([^\s"'`=]+))/g;

export function readArguments(text: string): { named: Record<string, string>; list: string[] } {
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

export const pictureOf = (url: string, alt: string, caption: string): string =>
  `![${words(alt)}](${address(url)}${caption === "" ? "" : ` "${words(caption).replaceAll('"', String.raw`\"`)}"`})`;

export const linkOf = (label: string, url: string): string => `[${words(label)}](${address(url)})`;

/** A fence needs more backticks than any run in the code. */
export function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n+/, "").trimEnd()}\n${fence}`;
}

/** Converts media to links, so that readers' browsers contact no other site without consent. */
export const mediaShortcodes: Record<string, Shortcode> = {
  youtube: ({ named, list }) =>
    linked("Watch the film on YouTube", "https://www.youtube.com/watch?v=", named["id"] ?? list[0]),
  vimeo: ({ named, list }) => linked("Watch the film on Vimeo", "https://vimeo.com/", named["id"] ?? list[0]),
  gist: ({ named, list }) =>
    linked("See the code on GitHub", "https://gist.github.com/", named["id"] ?? list.slice(0, 2).join("/")),
  tweet: ({ named, list }) =>
    linked("See the post on X", "https://x.com/i/status/", named["id"] ?? list.at(-1)),
  instagram: ({ named, list }) =>
    linked("See the post on Instagram", "https://www.instagram.com/p/", named["id"] ?? list[0]),
};
mediaShortcodes["x"] = mediaShortcodes["tweet"] as Shortcode;

function linked(label: string, place: string, id: string | undefined): string | undefined {
  if (!id) return undefined;
  return linkOf(label, /^https?:\/\//.test(id) ? id : place + encodeURI(id));
}

export function unconvertedNotice(what: string, names: ReadonlySet<string>): string[] {
  const list = [...names];
  if (list.length === 0) return [];
  return [
    `Not understood, and left in the text as it is: ${what} ${list.slice(0, 8).join(", ")}${list.length > 8 ? " …" : ""}.`,
  ];
}
