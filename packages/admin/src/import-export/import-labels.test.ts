import { expect, test } from "vitest";
import { leftOutCsv } from "./import-labels.ts";

const rowsOf = (notices: readonly string[]) => leftOutCsv(notices, []).split("\r\n").slice(1).join("\r\n");

test("writes a BOM, a heading and one CRLF-ended row for each notice", () => {
  expect(leftOutCsv(["A note, longer", 'say "hi"'], [])).toBe(
    `\uFEFFPost,From,Skipped or changed\r\n,,"A note, longer"\r\n,,"say ""hi"""\r\n`,
  );
});

// The rule is in core/csv/csv-file.ts; its cases are in enquiries-csv.test.ts.
test.each([
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["＝1+1", "'＝1+1"],
  ["＠SUM(A1)", "'＠SUM(A1)"],
  ["  =1+1", "'  =1+1"],
  ["\t1", `"'\t1"`],
  ["\r1", `"'\r1"`],
  ["\n1", `"'\n1"`],
  ["a;=1+1", `"a;'=1+1"`],
  ["a\n=1+1", `"a\n'=1+1"`],
])("writes the notice %j as text, not as a formula: %j", (notice, cell) => {
  expect(rowsOf([notice])).toBe(`,,${cell}\r\n`);
});
