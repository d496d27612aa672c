import { type Enquiry, enquiryFields } from "./enquiry.ts";

type Column = [heading: string, cell: (enquiry: Enquiry) => string | null];

const columns: Column[] = [
  ["Received", ({ created_at }) => created_at],
  ...Object.values(enquiryFields).map(({ label, column }): Column => [label, (enquiry) => enquiry[column]]),
  ["State", ({ status }) => status],
  ["Mail", ({ mail_state }) => mail_state],
];

/** Without it, Excel takes the file for another encoding. */
const byteOrderMark = "\uFEFF";

/**
 * A CSV file (RFC 4180) of these enquiries for a spreadsheet. Whatever a visitor typed is text there: what a spreadsheet
 * would take for a formula begins with an apostrophe.
 */
export function enquiriesCsv(enquiries: readonly Enquiry[]): string {
  const head = columns.map(([heading]) => heading);
  const rows = enquiries.map((enquiry) => columns.map(([, cell]) => cell(enquiry) ?? ""));
  return byteOrderMark + [head, ...rows].map((cells) => `${cells.map(quote).join(",")}\r\n`).join("");
}

/** The full-width forms begin a formula as well, where East Asian settings are used. */
const beginsFormula = /^\s*[=+\-@＝＋－＠]|^[\t\r]/u;

/**
 * Programs that part cells at semicolons or tabs, as Excel does in much of Europe, take no notice of a quotation mark
 * within a line: for them a cell begins after each of these, and after the end of a line.
 */
const formulaWithin = /[;\t\r\n](?=[^\S;\t\r\n]*["']*[=+\-@＝＋－＠])/gu;

function quote(text: string): string {
  const safe = (beginsFormula.test(text) ? "'" : "") + text.replace(formulaWithin, "$&'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
