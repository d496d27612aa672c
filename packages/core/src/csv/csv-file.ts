/** Without it, Excel takes the file for another encoding. */
const byteOrderMark = "\uFEFF";

/** The full-width forms begin a formula as well, where East Asian settings are used. */
const beginsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * Programs that part cells at semicolons or tabs, as Excel does in much of Europe, take no notice of a quotation mark
 * within a line: for them a cell begins after each of these, and after the end of a line.
 */
const formulaWithin = /[;\t\r\n](?=[^\S;\t\r\n]*["']*[=+\-@＝＋－＠])/gu;

/**
 * A CSV file (RFC 4180) of these rows for a spreadsheet. Every cell is text there: one that a spreadsheet would read as a
 * formula gets an apostrophe in front.
 */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(quote).join(",")}\r\n`).join("");

function quote(text: string): string {
  const safe = (beginsFormula.test(text) ? "'" : "") + text.replace(formulaWithin, "$&'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
