import { expect, test } from "vitest";
import { site } from "./brand.ts";
import { blogTitled, titled } from "./derived.ts";

const suffix = ` | ${site.titleSuffix}`;
/** As long as it can be with `more` behind it: 60 characters in all. */
const longestBefore = (more: string) => "t".repeat(60 - more.length);

test("a title ends with our name, on the blog with Blog behind it", () => {
  expect(titled("About")).toBe(`About${suffix}`);
  expect(blogTitled("Prices")).toBe(`Prices${suffix} Blog`);
});

test("a title that search engines would cut goes without Blog, then without our name, and is never cut itself", () => {
  const withBlog = longestBefore(`${suffix} Blog`);
  expect(blogTitled(withBlog)).toBe(`${withBlog}${suffix} Blog`);
  expect(blogTitled(`${withBlog}t`)).toBe(`${withBlog}t${suffix}`);
  const withName = longestBefore(suffix);
  expect(blogTitled(withName)).toBe(`${withName}${suffix}`);
  expect(blogTitled(`${withName}t`)).toBe(`${withName}t`);
  expect(titled(`${withName}t`)).toBe(`${withName}t`);
  expect(blogTitled("t".repeat(90))).toBe("t".repeat(90));
});
