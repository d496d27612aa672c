import { expect, test } from "vitest";
import { isSlug, isSlugFrozen } from "./slug.ts";

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
