import { expect, test } from "vitest";
import { suggestSlug } from "./suggest-slug.ts";

test.each([
  ["How to choose a slate", "how-to-choose-a-slate"],
  ["  Crème brûlée & œufs! ", "creme-brulee-and-oeufs"],
  ["Łódź, Straße, Ærø", "lodz-strasse-aero"],
  ["It’s the owner's", "its-the-owners"],
  ["50% off – 2026", "50-off-2026"],
  ["屋根", "post"],
  ["", "post"],
  ["Null", "null-post"],
  ["TRUE", "true-post"],
  ["Index", "index-post"],
])("%j becomes %j", (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test("a long title is cut between words", () => {
  const slug = suggestSlug("word ".repeat(40));
  expect(slug).toMatch(/^word(-word)*$/);
  expect(slug.length).toBeLessThanOrEqual(80);
  expect(suggestSlug("w".repeat(200))).toHaveLength(80);
});
