const byteOrderMark = /^\uFEFF/;
const opening = /^---[ \t]*(\r?\n)/;
// Avoids the `m` flag, because `^` would then also match after U+2028 and U+2029.
const closing = /(?<![^\n])(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** Removes a byte order mark and normalises Windows line breaks. */
export function withoutFileMarks(file: string): string {
  const text = file.replace(byteOrderMark, "").normalize("NFC");
  return /^[^\n]*\r\n/.test(text) ? text.replaceAll("\r\n", "\n") : text;
}

export function splitFrontMatter(text: string): { head: string; body: string } | null {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return null;
  const end = closing.exec(text.slice(start));
  if (!end) return null;
  const head = text.slice(start, start + end.index);
  const rest = text.slice(start + end.index + end[0].length);
  return { head, body: rest.replace(/^\n/, "").replace(/\n$/, "") };
}
