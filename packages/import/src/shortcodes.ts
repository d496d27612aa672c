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

/** A fence needs more backticks than any run in the code. */
export function fenced(code: string, language: string): string {
  const longest = Math.max(2, ...Array.from(code.matchAll(/`+/g), ([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}\n${code.replace(/^\n+/, "").trimEnd()}\n${fence}`;
}

export function unconvertedNotice(what: string, names: ReadonlySet<string>): string[] {
  if (names.size === 0) return [];
  const some = [...names].slice(0, 8).join(", ");
  return [`Not understood, and left in the text as it is: ${what} ${some}${names.size > 8 ? " …" : ""}.`];
}
