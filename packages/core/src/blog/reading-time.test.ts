import { expect, test } from "vitest";
import { readingTime } from "./reading-time.ts";

test("two hundred words are one minute, one more begins the second", () => {
  expect(readingTime("word ".repeat(200))).toBe(1);
  expect(readingTime("word ".repeat(201))).toBe(2);
});

test("marks without a letter or digit are not words; an empty text still takes a minute", () => {
  expect(readingTime("- ## | --- |\n".repeat(500))).toBe(1);
  expect(readingTime("")).toBe(1);
});
