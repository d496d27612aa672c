import { expect, test } from "vitest";
import { isSlug, isSlugFrozen, suggestSlug } from "./slug.ts";

test.each([
  ["10 Tips for Your Website", "10-tips-for-your-website"],
  ["Café & Crêperie: what’s new?", "cafe-and-creperie-whats-new"],
  ["Zażółć gęślą jaźń, Łódź", "zazolc-gesla-jazn-lodz"],
  ["Straße, Ærø, þing", "strasse-aero-thing"],
  ["  --- Hello ---  ", "hello"],
])("suggests a slug for the title %j: %s", (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
});

test.each([
  "Null",
  "TRUE",
  "false",
  "Unknown",
  "Con",
  "aux",
  "NUL",
  "prn",
  "COM1",
  "lpt9",
  "A ".repeat(200),
  "日本語",
  "",
  "x".repeat(500),
])("suggests a slug for %j that every backend reads as text and Windows can store", (title) => {
  expect(isSlug(suggestSlug(title))).toBe(true);
});

test.each([
  "null",
  "true",
  "false",
  "unknown",
  "index",
  "feed",
  "con",
  "com1",
  "",
  "A",
  "a--b",
  "-a",
  "a-",
  "a b",
  "a_b",
  "ä",
])("rejects the slug %j", (text) => {
  expect(isSlug(text)).toBe(false);
});

test("freezes the slug once the post has been public", () => {
  expect(isSlugFrozen({ first_public_at: null })).toBe(false);
  expect(isSlugFrozen({ first_public_at: "2026-06-01T12:00:00+00:00" })).toBe(true);
});

test("does not freeze the slug when a cached post lacks `first_public_at`", () => {
  const stored = JSON.parse('{ "published_at": "2020-01-01T00:00:00+00:00" }');
  expect(isSlugFrozen(stored)).toBe(false);
});
