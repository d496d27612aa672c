import { expect, test } from "vitest";
import { fits } from "./fits.ts";

test.each([
  ["", true],
  ["new", true],
  ["POST ne", true],
  ["  post  ", true],
  ["ost", false],
  ["new posts", false],
])('decides whether %j matches "New post"', (typed, expected) => {
  expect(fits("New post", typed)).toBe(expected);
});

test("ignores accents and punctuation", () => {
  expect(fits("Café (Łódź), “Über uns”", "uber cafe")).toBe(true);
  for (const typed of ["what's", "what’s", "whatʼs", "whats"]) expect(fits("What’s new", typed)).toBe(true);
});
