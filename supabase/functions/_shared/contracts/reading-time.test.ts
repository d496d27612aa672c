import { expect, test } from "vitest";
import { countWords, readingTime } from "./reading-time.ts";

test("rounds up to one minute per two hundred words", () => {
  expect(readingTime("word ".repeat(200))).toBe(1);
  expect(readingTime("word ".repeat(201))).toBe(2);
});

test("ignores tokens without a letter or digit", () => {
  expect(countWords("- ## two | words --- ")).toBe(2);
});
