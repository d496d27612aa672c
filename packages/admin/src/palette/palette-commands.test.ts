import { expect, test } from "vitest";
import { fits } from "./palette-commands.ts";

test.each([
  ["", true],
  ["new", true],
  ["POST ne", true],
  ["  post  ", true],
  ["ost", false],
  ["new posts", false],
])("what begins with %j", (typed, expected) => {
  expect(fits("New post", typed)).toBe(expected);
});

test("accents and marks count for nothing", () => {
  expect(fits("Café (Łódź), “Über uns”", "uber cafe")).toBe(true);
});
