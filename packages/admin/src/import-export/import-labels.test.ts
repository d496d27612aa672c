import { expect, test } from "vitest";
import { leftOutCsv } from "./import-labels.ts";

const rowsOf = (notices: readonly string[]) => leftOutCsv(notices, []).split("\r\n").slice(1).join("\r\n");

test("the list has a heading and one CRLF-ended row for each notice, with the mark that Excel needs", () => {
  expect(leftOutCsv(["A note, longer", 'say "hi"'], [])).toBe(
    `\uFEFFPost,From,Left out or changed\r\n,,"A note, longer"\r\n,,"say ""hi"""\r\n`,
  );
});

// The rule is the enquiries' (core/csv/csv-file.ts); its cases are in enquiries-csv.test.ts.
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
])("the notice %j is no formula: %j", (notice, cell) => {
  expect(rowsOf([notice])).toBe(`,,${cell}\r\n`);
});
