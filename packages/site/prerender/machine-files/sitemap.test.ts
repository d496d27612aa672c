import { describe, expect, it } from "vitest";
import { articlePage, examplePages, examplePost, exampleSite } from "../../testing/example-site.ts";
import { parseXml } from "../../testing/parse-xml.ts";
import type { SitePage } from "../page/page-facts.ts";
import { sitemapFiles } from "./sitemap.ts";

const sitemapXml = (...given: Parameters<typeof sitemapFiles>) => String(sitemapFiles(...given)[0]?.body);

const xml = sitemapXml(examplePages, exampleSite);
const texts = (name: string) =>
  parseXml(xml)
    .filter((element) => element.name === name)
    .map(({ text }) => text);

const entryOf = (path: string) =>
  xml.split("\n").find((line) => line.includes(`<loc>https://brightwren.example${path}</loc>`));

describe("the sitemap", () => {
  it("lists exactly the pages that search engines may show", () => {
    const wanted = examplePages.filter(({ indexed }) => indexed);
    expect(texts("loc")).toEqual(wanted.map(({ path }) => `https://brightwren.example${path}`));
    expect(xml).not.toContain("/thank-you");
  });

  it("dates articles by their last edit and list pages by their latest article", () => {
    for (const path of ["/blog/ask-for-a-review", "/blog", "/blog/category/local-seo"])
      expect(entryOf(path)).toContain("<lastmod>2026-09-02T09:15:00.123Z</lastmod>");
    expect(texts("lastmod")).toHaveLength(3);
  });

  it("uses an article's publication date when its last edit is older", () => {
    const early = articlePage({ ...examplePost, updated_at: "2026-08-17T00:00:00Z" });
    expect(sitemapXml([early], exampleSite)).toContain("<lastmod>2026-08-18T06:30:00.000Z</lastmod>");
  });

  it("includes an article's featured image", () => {
    expect(texts("image:loc")).toEqual(["https://brightwren.example/pictures/review.webp?w=960&h=540"]);
  });

  it("escapes special characters in addresses", () => {
    const awkward = articlePage({ ...examplePost, slug: "r&d’s <5" });
    const [loc] = parseXml(sitemapXml([awkward], exampleSite)).filter(({ name }) => name === "loc");
    expect(loc?.text).toBe("https://brightwren.example/blog/r%26d%E2%80%99s%20%3C5");
  });

  const many = (length: number, path = (n: number) => `/${n}`): SitePage[] =>
    Array.from({ length }, (_, n) => ({ path: path(n), title: "x", description: "x", indexed: true }));
  const located = (body: unknown) =>
    [...String(body).matchAll(/<loc>https:\/\/brightwren\.example([^<]*)<\/loc>/g)].map(([, path]) => path);

  it("is a single file while it is within the size limits", () => {
    expect(sitemapFiles(many(45_000), exampleSite).map(({ path }) => path)).toEqual(["/sitemap.xml"]);
  });

  it.each([45_001, 90_001])("is split into parts with an index when there are %i pages", (count) => {
    const [index, ...parts] = sitemapFiles(many(count), exampleSite);
    expect(index?.path).toBe("/sitemap.xml");
    expect(parseXml(String(index?.body))[0]?.name).toBe("sitemapindex");
    expect(located(index?.body)).toEqual(parts.map(({ path }) => path));
    expect(parts.map(({ path }) => path)).toEqual(parts.map((_, n) => `/sitemap-${n + 1}.xml`));
    const listed = parts.map(({ body }) => located(body));
    expect(Math.max(...listed.map(({ length }) => length))).toBeLessThan(50_000);
    expect(listed.flat()).toEqual(many(count).map(({ path }) => path));
  });

  it("is split when a part would reach 50 MB", () => {
    const long = many(20_000, (n) => `/${n}/${"x".repeat(4000)}`);
    const [, ...parts] = sitemapFiles(long, exampleSite);
    expect(parts).toHaveLength(2);
    for (const { body } of parts) expect(Buffer.byteLength(String(body))).toBeLessThan(50_000_000);
  });

  it("gives each part the date of its latest change", () => {
    const pages = [articlePage(examplePost), ...many(45_000)];
    const [index] = sitemapFiles(pages, exampleSite);
    expect(String(index?.body).match(/<lastmod>[^<]*/g)).toEqual(["<lastmod>2026-09-02T09:15:00.123Z"]);
  });
});
