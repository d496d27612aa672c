import { expect, test } from "vitest";
import { matchesSearch, normaliseSearch, searchFilter, searchTextLimit } from "./search-text.ts";

test("a plain word looks for a partial match on title or excerpt", () => {
  expect(searchFilter("seo")).toBe("title.ilike.%seo%,excerpt.ilike.%seo%");
});

test("characters with a meaning in ILIKE are escaped", () => {
  expect(searchFilter("50%_\\")).toContain(String.raw`title.ilike.%50\%\_\\%`);
});

test("characters with a meaning in PostgREST become the one-character wildcard", () => {
  expect(searchFilter('a,b(c)d{e}f"g*h i')).toContain("title.ilike.%a_b_c_d_e_f_g_h_i%");
});

test("a match ignores case and takes every other character literally", () => {
  const post = { title: "100% Local, (really)", excerpt: "Cookies & cream" };
  expect(matchesSearch(post, "100% local, (REALLY)")).toBe(true);
  expect(matchesSearch(post, "cookies & CREAM")).toBe(true);
  expect(matchesSearch(post, "100_ local")).toBe(false);
});

test("search text is trimmed, loses NUL and is cut to the limit without splitting a character", () => {
  expect(normaliseSearch("  seo\u0000 ")).toBe("seo");
  expect(normaliseSearch("🐦".repeat(300))).toBe("🐦".repeat(searchTextLimit));
});
