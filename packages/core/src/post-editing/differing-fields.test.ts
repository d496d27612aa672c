import { expect, test } from "vitest";
import { differingFields } from "./differing-fields.ts";
import type { PostFields } from "./post-draft.ts";

const fields: PostFields = {
  title: "A post",
  slug: "a-post",
  excerpt: "",
  content: "Text",
  category_id: null,
  author: "Ann",
  tags: ["a", "b"],
  featured_image_url: null,
  seo_meta_description: null,
  published_at: "2026-01-01T00:00:00Z",
};

test("the same text differs in nothing, however its date is written", () => {
  const same = { ...fields, tags: ["a", "b"], published_at: "2026-01-01T01:00:00+01:00" };
  expect(differingFields(fields, same)).toEqual([]);
});

test("names each field that differs", () => {
  const theirs = { ...fields, content: "Other", tags: ["b", "a"], published_at: null };
  expect(differingFields(fields, theirs)).toEqual(["content", "tags", "published_at"]);
});
