import { expect, test } from "vitest";
import { countWords, readingTime } from "./reading-time.ts";

test("two hundred words are a minute, one more begins the second", () => {
  expect(readingTime("word ".repeat(200))).toBe(1);
  expect(readingTime("word ".repeat(201))).toBe(2);
});

test("marks without a letter or digit are no words", () => {
  expect(countWords("- ## two | words --- ")).toBe(2);
});
