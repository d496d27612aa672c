import { expect, test } from "vitest";
import { shorten } from "./finish-draft.ts";

test("shortens long text at a word boundary and appends an ellipsis", () => {
  expect(shorten("one two three", 13)).toBe("one two three");
  expect(shorten("one two, three", 12)).toBe("one two…");
  expect(shorten("w".repeat(30), 10)).toBe(`${"w".repeat(9)}…`);
});

test("does not split a surrogate pair", () => {
  expect(shorten("abc😀😀😀", 5).isWellFormed()).toBe(true);
});
