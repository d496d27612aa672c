import { expect, test } from "vitest";
import { normaliseTags, tagsFromText } from "./normalise-tags.ts";

test("tags lose space, empties and repetitions, whatever their case; the first spelling stays", () => {
  expect(normaliseTags([" Local  SEO ", "", "  ", "local seo", "Prices"])).toEqual(["Local SEO", "Prices"]);
});

test("a text gives its tags between commas", () => {
  expect(tagsFromText("SEO, local seo ,, Prices")).toEqual(["SEO", "local seo", "Prices"]);
  expect(tagsFromText("")).toEqual([]);
});
