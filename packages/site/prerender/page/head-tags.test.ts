import { studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import { fromHtml } from "hast-util-from-html";
import { describe, expect, it } from "vitest";
import { articlePage, examplePages, examplePost, exampleSite } from "../../testing/example-site.ts";
import { socialTags } from "./head-tags.ts";
import type { SitePageWithCard } from "./page-facts.ts";

function tagsOf(page: SitePageWithCard) {
  const { children } = fromHtml(socialTags(page, exampleSite), { fragment: true });
  return children.map((child) => {
    if (child.type !== "element") throw new Error(`There is a ${child.type} among the tags.`);
    const { property, name, content, dataOfPage } = child.properties;
    expect(dataOfPage).toBe("");
    return [String(property ?? name), content];
  });
}

const [home] = examplePages;

describe("social tags", () => {
  it("contain a page's name, address and share card", () => {
    const title = home?.title.replace(titled(""), "");
    expect(home && tagsOf(home)).toEqual([
      ["og:type", "website"],
      ["og:site_name", studio.name],
      ["og:locale", "en_GB"],
      ["og:title", title],
      ["og:description", home?.description],
      ["og:url", "https://brightwren.example/"],
      ["og:image", "https://brightwren.example/cards/1f3a.png"],
      ["og:image:type", "image/png"],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["og:image:alt", `${title}, printed on a ${studio.name} card`],
      ["twitter:card", "summary_large_image"],
    ]);
  });

  it("contain an article's date, author and tags", () => {
    const tags = tagsOf(articlePage(examplePost));
    expect(tags).toContainEqual(["og:type", "article"]);
    expect(tags.filter(([property]) => String(property).startsWith("article:"))).toEqual([
      ["article:published_time", "2026-08-18T06:30:00.000Z"],
      ["article:modified_time", "2026-09-02T09:15:00.123Z"],
      ["article:author", examplePost.author],
      ["article:section", "Local SEO"],
      ["article:tag", "Reviews"],
      ["article:tag", "Google Business Profile"],
    ]);
  });

  it("preserve special characters", () => {
    const title = `"Fish & chips" <b>it's</b> 🐟`;
    const page = articlePage({ ...examplePost, title, tags: ['"><script>'] });
    expect(tagsOf(page)).toContainEqual(["og:title", title]);
    expect(tagsOf(page)).toContainEqual(["article:tag", '"><script>']);
  });

  it("omit missing facts and any modification date earlier than publication", () => {
    const scheduled = { ...examplePost, category: null, tags: [], updated_at: "2026-08-01T00:00:00Z" };
    const tags = tagsOf(articlePage(scheduled)).map(([property]) => property);
    expect(tags).not.toContain("article:section");
    expect(tags).not.toContain("article:tag");
    expect(tagsOf(articlePage(scheduled))).toContainEqual([
      "article:modified_time",
      "2026-08-18T06:30:00.000Z",
    ]);
  });
});
