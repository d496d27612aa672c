import { expect, test } from "vitest";
import { matchesSearch, normaliseSearch, searchFilter, searchTextLimit, wordsFilter } from "./search-text.ts";

test.each([
  ["seo", "seo"],
  ["what's on-line", "what_s_on_line"],
  ["what’s on‑line", "what_s_on_line"],
  ["what‘s on–line", "what_s_on_line"],
  ["50%_\\", String.raw`50\%\_\\`],
  ['a,b(c)d{e}f"g*h i', "a_b_c_d_e_f_g_h_i"],
])("filters title and excerpt by %j with the pattern %j", (text, pattern) => {
  expect(searchFilter(text)).toBe(`title.ilike.%${pattern}%,excerpt.ilike.%${pattern}%`);
});

test.each([
  ["Cafe\u0301 opening hours", "CAFÉ"],
  ["Café opening hours", "cafe\u0301"],
  ["What’s on", "what's on"],
  ["It's “on”", 'It’s "on"'],
  ["2025–26", "2025-26"],
])("finds %j by %j", (title, text) => {
  expect(matchesSearch({ title, excerpt: "" }, text)).toBe(true);
  expect(matchesSearch({ title: "", excerpt: title }, text)).toBe(true);
});

test("matches the search text literally, ignoring case", () => {
  const post = { title: "100% Local, (really)", excerpt: "Cookies & cream" };
  expect(matchesSearch(post, "100% local, (REALLY)")).toBe(true);
  expect(matchesSearch(post, "cookies & CREAM")).toBe(true);
  expect(matchesSearch(post, "100_ local")).toBe(false);
});

test("truncates the search text without splitting a character", () => {
  expect(normaliseSearch("  seo\u0000 ")).toBe("seo");
  expect(normaliseSearch("Cafe\u0301")).toBe("Café");
  expect(normaliseSearch("🐦".repeat(300))).toBe("🐦".repeat(searchTextLimit));
});

test("requires each word in any of the columns", () => {
  expect(wordsFilter(" a  b% ", ["name", "email"])).toEqual([
    "or(name.ilike.%a%,email.ilike.%a%)",
    String.raw`or(name.ilike.%b\%%,email.ilike.%b\%%)`,
  ]);
  expect(wordsFilter("", ["name"])).toEqual([]);
  expect(wordsFilter("1 2 3 4 5 6 7 8 9", ["name"])).toHaveLength(8);
});
