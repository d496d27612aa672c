import { expect, test } from "vitest";
import { site } from "./brand.ts";
import { articleTitled, blogTitled, titled } from "./derived.ts";

const suffix = ` | ${site.titleSuffix}`;
/** As long as it can be with `more` behind it: 60 characters in all. */
const longestBefore = (more: string) => "t".repeat(60 - more.length);

test("a title ends with our name, on the blog with Blog behind it", () => {
  expect(titled("About")).toBe(`About${suffix}`);
  expect(blogTitled("Prices")).toBe(`Prices${suffix} Blog`);
});

test("keeps a page's title and drops our name when search engines would cut it", () => {
  const withName = longestBefore(suffix);
  expect(titled(withName)).toBe(`${withName}${suffix}`);
  expect(titled(`${withName}t`)).toBe(`${withName}t`);
});

test("keeps an article's title whole, with our name and Blog, when it is long", () => {
  for (const title of ["Prices", "t".repeat(61), "t".repeat(200)]) {
    expect(blogTitled(title)).toBe(`${title}${suffix} Blog`);
    expect(articleTitled(title, null)).toBe(`${title}${suffix} Blog`);
    expect(articleTitled(title, "")).toBe(`${title}${suffix} Blog`);
  }
});

test("drops Blog, then our name, when search engines would cut an SEO title", () => {
  const seoTitled = (seoTitle: string) => articleTitled("The post's own title", seoTitle);
  const withBlog = longestBefore(`${suffix} Blog`);
  expect(seoTitled(withBlog)).toBe(`${withBlog}${suffix} Blog`);
  expect(seoTitled(`${withBlog}t`)).toBe(`${withBlog}t${suffix}`);
  const withName = longestBefore(suffix);
  expect(seoTitled(withName)).toBe(`${withName}${suffix}`);
  expect(seoTitled(`${withName}t`)).toBe(`${withName}t`);
  expect(seoTitled("t".repeat(90))).toBe("t".repeat(90));
});
