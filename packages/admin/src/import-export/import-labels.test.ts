import { expect, test } from "vitest";
import { leftOutCsv } from "./import-labels.ts";

test("writes one CRLF-terminated row for each notice after a BOM and a header row, without formulas", () => {
  expect(leftOutCsv(["A note, longer", 'say "hi"', "=1+1"], [])).toBe(
    `\uFEFFPost,From,Skipped or changed\r\n,,"A note, longer"\r\n,,"say ""hi"""\r\n,,'=1+1\r\n`,
  );
});
