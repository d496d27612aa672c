import { expect, test } from "vitest";
import { countWords, readingTime } from "./reading-time.ts";

test("counts two hundred words as one minute and rounds up", () => {
  expect(readingTime("word ".repeat(200))).toBe(1);
  expect(readingTime("word ".repeat(201))).toBe(2);
});

test("ignores marks without a letter or digit", () => {
  expect(countWords("- ## two | words --- ")).toBe(2);
});
