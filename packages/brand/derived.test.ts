import { expect, test } from "vitest";
import { site } from "./brand.ts";
import { articleTitled, blogTitled, titled } from "./derived.ts";

const suffix = ` | ${site.titleSuffix}`;
const longestBefore = (more: string) => "t".repeat(60 - more.length);

test("appends the brand to a page title, followed by Blog on the blog's pages", () => {
  expect(titled("About")).toBe(`About${suffix}`);
  expect(blogTitled("Prices")).toBe(`Prices${suffix} Blog`);
});

test("omits the brand from a page title when search engines would truncate it", () => {
  const withName = longestBefore(suffix);
  expect(titled(withName)).toBe(`${withName}${suffix}`);
  expect(titled(`${withName}t`)).toBe(`${withName}t`);
});

test("appends the brand and Blog to an article title of any length", () => {
  for (const title of ["Prices", "t".repeat(61), "t".repeat(200)]) {
    expect(blogTitled(title)).toBe(`${title}${suffix} Blog`);
    expect(articleTitled(title, null)).toBe(`${title}${suffix} Blog`);
    expect(articleTitled(title, "")).toBe(`${title}${suffix} Blog`);
  }
});

test("drops Blog first and the brand second when search engines would truncate an SEO title", () => {
  const seoTitled = (seoTitle: string) => articleTitled("The post's own title", seoTitle);
  const withBlog = longestBefore(`${suffix} Blog`);
  expect(seoTitled(withBlog)).toBe(`${withBlog}${suffix} Blog`);
  expect(seoTitled(`${withBlog}t`)).toBe(`${withBlog}t${suffix}`);
  const withName = longestBefore(suffix);
  expect(seoTitled(withName)).toBe(`${withName}${suffix}`);
  expect(seoTitled(`${withName}t`)).toBe(`${withName}t`);
  expect(seoTitled("t".repeat(90))).toBe("t".repeat(90));
});
