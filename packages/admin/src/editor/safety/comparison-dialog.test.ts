import { expect, test } from "vitest";
import { compareTexts } from "./comparison-dialog.tsx";

test("returns an empty list when both texts are equal", () => {
  expect(compareTexts("one\ntwo", "one\ntwo\n")).toEqual([]);
});

test("puts a changed line beside its new version", () => {
  expect(compareTexts("one\ntwo\nthree", "one\n2\nthree")).toEqual([
    { kind: "same", text: "one" },
    { kind: "changed", left: "two", right: "2" },
    { kind: "same", text: "three" },
  ]);
});

test("leaves one side empty when a line is only in the other text", () => {
  expect(compareTexts("one", "one\ntwo\nthree")).toEqual([
    { kind: "same", text: "one" },
    { kind: "changed", left: undefined, right: "two" },
    { kind: "changed", left: undefined, right: "three" },
  ]);
  expect(compareTexts("one\ntwo", "one")).toContainEqual({ kind: "changed", left: "two", right: undefined });
});

test("folds long unchanged passages except two lines around each change", () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at}`);
  const rows = compareTexts(lines.join("\n"), lines.with(10, "other").join("\n"));
  expect(rows).toEqual([
    { kind: "folded", lines: 8 },
    { kind: "same", text: "line 8" },
    { kind: "same", text: "line 9" },
    { kind: "changed", left: "line 10", right: "other" },
    { kind: "same", text: "line 11" },
    { kind: "same", text: "line 12" },
    { kind: "folded", lines: 7 },
  ]);
});

test("shows or folds every line of both texts", () => {
  const left = "a\nb\n\nc\nd\ne\nf\ng\nh\ni";
  const right = "a\n\nx\nc\nd\ne\nf\ng\nh\ni\nj";
  const rows = compareTexts(left, right);
  const count = (side: "left" | "right") =>
    rows.reduce((sum, row) => {
      if (row.kind === "folded") return sum + row.lines;
      return sum + (row.kind === "same" || row[side] !== undefined ? 1 : 0);
    }, 0);
  expect(count("left")).toBe(left.split("\n").length);
  expect(count("right")).toBe(right.split("\n").length);
});
