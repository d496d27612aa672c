export type FrontMatter = {
  /** The YAML between the two lines of dashes. */
  head: string;
  body: string;
};

const byteOrderMark = /^\uFEFF/;
const opening = /^---[ \t]*(\r?\n)/;
// Not by the flag m: for it, a line also begins after marks that YAML takes for letters.
const closing = /(?<![^\n])(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

/** A file of these parts: one empty line after the head, one line break at the end. */
export const joinFrontMatter = ({ head, body }: FrontMatter): string => `---\n${head}---\n\n${body}\n`;

/**
 * A file's text as it is kept here: without a byte order mark, and with the line breaks that posts have if a Windows
 * editor wrote others from the first line on.
 */
export function withoutFileMarks(file: string): string {
  const text = file.replace(byteOrderMark, "");
  return /^[^\n]*\r\n/.test(text) ? text.replaceAll("\r\n", "\n") : text;
}

/** The parts of a text that begins with a line of three dashes and has another one; null for any other text. */
export function splitFrontMatter(text: string): FrontMatter | null {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return null;
  const end = closing.exec(text.slice(start));
  if (!end) return null;
  const head = text.slice(start, start + end.index);
  const rest = text.slice(start + end.index + end[0].length);
  return { head, body: rest.replace(/^\n/, "").replace(/\n$/, "") };
}

/** Whether a text begins with the other kind of front matter, TOML between lines of plus signs. */
export const beginsWithToml = (text: string): boolean => /^\+\+\+[ \t]*\r?\n/.test(text);
