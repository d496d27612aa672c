/** Excel needs the byte order mark to detect UTF-8. */
const byteOrderMark = "\uFEFF";

/** In East Asian locales, full-width characters also start a formula. */
const beginsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** In much of Europe, Excel splits at semicolons or tabs, even inside quotation marks. */
const formulaWithin = /[;\t\r\n](?=[^\S;\t\r\n]*["']*[=+\-@＝＋－＠])/gu;

/** Writes rows as CSV (RFC 4180). Adds an apostrophe to cells that a spreadsheet would run as a formula. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(quote).join(",")}\r\n`).join("");

/** Columns in order: a heading, and the cell of a row. */
export type CsvColumn<Row> = [heading: string, cell: (row: Row) => string | null];

export const csvOf =
  <Row>(columns: readonly CsvColumn<Row>[]) =>
  (rows: readonly Row[]): string =>
    csvFile([
      columns.map(([heading]) => heading),
      ...rows.map((row) => columns.map(([, cell]) => cell(row) ?? "")),
    ]);

function quote(text: string): string {
  const safe = (beginsFormula.test(text) ? "'" : "") + text.replace(formulaWithin, "$&'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
