import { expect, test } from "vitest";
import { movedCategories } from "./build-record.ts";

test("a category with another address is told, a new one and one with another name are not", () => {
  const now = [
    { id: "1", name: "SEO", slug: "search" },
    { id: "2", name: "Local search", slug: "local-seo" },
    { id: "3", name: "Design", slug: "design" },
  ];
  expect(movedCategories(now, { 1: "seo", 2: "local-seo" })).toEqual([
    { name: "SEO", from: "seo", to: "search" },
  ]);
});
