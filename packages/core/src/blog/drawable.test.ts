import { expect, test, vi } from "vitest";
import { isDrawable } from "./drawable.ts";

const post = { id: "1", tags: ["seo"], published_at: "2026-03-05T09:00:00+00:00" };

test.each([post, { ...post, tags: [] }, { ...post, published_at: null }])(
  "accepts a post with or without tags and a date",
  (row) => expect(isDrawable(row)).toBe(true),
);

test.each([
  { ...post, tags: null as unknown as string[] },
  { ...post, published_at: "infinity" },
  { ...post, published_at: "-infinity" },
  { ...post, published_at: "294276-12-31T23:59:59+00:00" },
])("rejects a post when its tags or date are invalid", (row) => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(isDrawable(row)).toBe(false);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("left out"), "1");
});

test("rejects a post whose text cannot be rendered", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(isDrawable(post, false)).toBe(false);
});
