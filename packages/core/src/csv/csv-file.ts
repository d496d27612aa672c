/** Excel needs it to detect UTF-8. */
const byteOrderMark = "\uFEFF";

/** East Asian locales also accept the full-width forms. */
const beginsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Excel in much of Europe splits at semicolons or tabs and ignores quotation marks inside a line. */
const formulaWithin = /[;\t\r\n](?=[^\S;\t\r\n]*["']*[=+\-@＝＋－＠])/gu;

/** Writes rows as CSV (RFC 4180). Prefixes cells that a spreadsheet would run as a formula with an apostrophe. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(quote).join(",")}\r\n`).join("");

function quote(text: string): string {
  const safe = (beginsFormula.test(text) ? "'" : "") + text.replace(formulaWithin, "$&'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
