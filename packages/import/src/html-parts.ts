/** `raw`: an element's unparsed content, such as a script. */
export type HtmlPart = {
  kind: "text" | "tag" | "comment" | "raw";
  start: number;
  end: number;
  source: string;
  name: string;
  isEnd: boolean;
  /** Within `<pre>` or `<code>`. */
  isCode: boolean;
  /** Starts with an unclosed `<`, so browsers hide it. */
  isBroken: boolean;
  isUnclosed: boolean;
};

const rawNames = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]);
/** Limit on unclosed tags, after which every `<` is text. */
const mostBroken = 5;
const tagName = /<(\/?)([a-z][^\s/>]*)/iy;

/** Splits HTML into its parts in linear time. */
export function htmlParts(html: string): HtmlPart[] {
  const parts: HtmlPart[] = [];
  const search = lastingSearch(html);
  let textStart = 0;
  let at = 0;
  let broken = 0;
  let code = "";
  const nothing = { name: "", isEnd: false, isBroken: false, isUnclosed: false };
  const add = (kind: HtmlPart["kind"], start: number, end: number, more: Partial<HtmlPart> = {}) => {
    const source = html.slice(start, end);
    if (end > start) parts.push({ ...nothing, kind, start, end, source, isCode: code !== "", ...more });
  };
  const flush = (end: number) => add("text", textStart, end);
  for (;;) {
    const start = html.indexOf("<", at);
    if (start < 0 || broken > mostBroken) break;
    tagName.lastIndex = start;
    const tag = tagName.exec(html);
    const isComment = !tag && /[!?/]/.test(html[start + 1] ?? "");
    if (!tag && !isComment) {
      at = start + 1;
      continue;
    }
    const from = tagName.lastIndex;
    const end = tag ? (search(">", from) < 0 ? -1 : tagEnd(html, from)) : commentEnd(html, start, search);
    flush(start);
    textStart = start;
    if (end < 0) {
      if (tag) broken += 1;
      at = start + 1;
      add("text", start, at, { isBroken: true });
      textStart = at;
      continue;
    }
    at = end;
    textStart = end;
    if (!tag) {
      add("comment", start, end);
      continue;
    }
    const name = (tag[2] ?? "").toLowerCase();
    const isEnd = tag[1] === "/";
    const isRaw = !isEnd && rawNames.has(name);
    const close = isRaw ? search(`</${name}`, end) : -1;
    add("tag", start, end, { name, isEnd, isUnclosed: isRaw && close < 0 });
    if (code === "" && !isEnd && /^(?:pre|code)$/.test(name)) code = name;
    else if (isEnd && name === code) code = "";
    if (close >= 0) {
      add("raw", end, close, { name });
      at = close;
      textStart = close;
    }
  }
  if (broken > mostBroken)
    for (let next = html.indexOf("<", textStart); next >= 0; next = html.indexOf("<", textStart)) {
      flush(next);
      add("text", next, next + 1, { isBroken: true });
      textStart = next + 1;
    }
  flush(html.length);
  return parts;
}

export const mapParts = (html: string, other: (part: HtmlPart) => string): string =>
  htmlParts(html).map(other).join("");

/** Case-insensitive `indexOf` that caches positions, so that repeated searches take linear time. */
export function lastingSearch(text: string): (wanted: string, from: number) => number {
  const found = new Map<string, number>();
  return (wanted, from) => {
    const before = found.get(wanted);
    if (before !== undefined && (before < 0 || before >= from)) return before;
    const pattern = new RegExp(wanted.replace(/[^\w<]/g, String.raw`\$&`), "gi");
    pattern.lastIndex = from;
    const at = pattern.exec(text)?.index ?? -1;
    found.set(wanted, at);
    return at;
  };
}

function commentEnd(html: string, start: number, search: (wanted: string, from: number) => number): number {
  const sign = html.startsWith("<!--", start) ? "-->" : ">";
  const at = search(sign, start + 2);
  return at < 0 ? -1 : at + sign.length;
}

/** Returns the index after `>`, skipping quoted values; -1 if there is none. */
function tagEnd(html: string, from: number): number {
  let at = from;
  while (at < html.length) {
    const sign = html[at];
    if (sign === ">") return at + 1;
    at += 1;
    if (sign !== "=") continue;
    while (/\s/.test(html[at] ?? "")) at += 1;
    const quote = html[at];
    if (quote !== '"' && quote !== "'") continue;
    const close = html.indexOf(quote, at + 1);
    if (close < 0) return -1;
    at = close + 1;
  }
  return -1;
}
