import { paths } from "@brightwren/core/paths";
import { describe, expect, it } from "vitest";
import { articlePage, examplePages, examplePost, exampleSite } from "../../testing/example-site.ts";
import { parseXml } from "../../testing/parse-xml.ts";
import type { SitePage } from "../page/page-facts.ts";
import { sitemapXml } from "./sitemap.ts";

const xml = sitemapXml(examplePages, exampleSite);
const texts = (name: string) =>
  parseXml(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text);

/** The sitemap's entry of a page, by its address. */
const entryOf = (path: string) =>
  xml.split("\n").find((line) => line.includes(`<loc>https://brightwren.example${path}</loc>`));

describe("the sitemap", () => {
  it("lists every page that search engines may show, and no other", () => {
    const wanted = examplePages.filter(({ indexed }) => indexed);
    expect(texts("loc")).toEqual(wanted.map(({ path }) => `https://brightwren.example${path}`));
    expect(xml).not.toContain(paths.thankYou);
  });

  it("dates articles by their last change, lists by their newest, and no other page", () => {
    expect(entryOf("/blog/ask-for-a-review")).toContain("<lastmod>2026-09-02T09:15:00.123Z</lastmod>");
    expect(entryOf("/blog")).toContain("<lastmod>2026-09-02T09:15:00.123Z</lastmod>");
    expect(entryOf("/blog/category/local-seo")).toContain("<lastmod>2026-09-02T09:15:00.123Z</lastmod>");
    expect(texts("lastmod")).toHaveLength(3);
  });

  it("dates an article that was edited before its publication by its publication", () => {
    const early = articlePage({ ...examplePost, updated_at: "2026-08-17T00:00:00Z" });
    expect(sitemapXml([early], exampleSite)).toContain("<lastmod>2026-08-18T06:30:00.000Z</lastmod>");
  });

  it("names an article's featured image", () => {
    expect(texts("image:loc")).toEqual(["https://brightwren.example/pictures/review.webp?w=960&h=540"]);
  });

  it("escapes what an address may hold", () => {
    const awkward = articlePage({ ...examplePost, slug: "r&d’s <5" });
    const [loc] = parseXml(sitemapXml([awkward], exampleSite)).filter(({ name }) => name === "loc");
    expect(loc?.text).toBe("https://brightwren.example/blog/r%26d%E2%80%99s%20%3C5");
  });

  it("fails clearly above the 50,000 pages that one file may hold", () => {
    const many = (length: number): SitePage[] =>
      Array.from({ length }, (_, n) => ({ path: `/${n}`, title: "x", description: "x", indexed: true }));
    expect(() => sitemapXml(many(50_001), exampleSite)).toThrow("50001 pages");
    expect(() => sitemapXml(many(50_000), exampleSite)).not.toThrow();
  });
});
