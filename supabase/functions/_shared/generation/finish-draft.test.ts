import { expect, test } from "vitest";
import { shorten } from "./finish-draft.ts";

test("a text that fits stays; a longer one is cut between words and says so", () => {
  expect(shorten("one two three", 13)).toBe("one two three");
  expect(shorten("one two, three", 12)).toBe("one two…");
  expect(shorten("w".repeat(30), 10)).toBe(`${"w".repeat(9)}…`);
});

test("no character is cut in half", () => {
  expect(shorten("abc😀😀😀", 5).isWellFormed()).toBe(true);
});
