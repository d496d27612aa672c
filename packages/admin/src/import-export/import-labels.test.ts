import { expect, test } from "vitest";
import { leftOutCsv } from "./import-labels.ts";

const rowsOf = (notices: readonly string[]) => leftOutCsv(notices, []).split("\r\n").slice(1).join("\r\n");

test("writes one CRLF-terminated row for each notice after a BOM and a header row", () => {
  expect(leftOutCsv(["A note, longer", 'say "hi"'], [])).toBe(
    `\uFEFFPost,From,Skipped or changed\r\n,,"A note, longer"\r\n,,"say ""hi"""\r\n`,
  );
});

// core/csv/csv-file.ts contains the rule, and enquiries-csv.test.ts tests it fully.
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
])("escapes the formula in the notice %j as %j", (notice, cell) => {
  expect(rowsOf([notice])).toBe(`,,${cell}\r\n`);
});
