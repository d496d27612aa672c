import { studio } from "@brightwren/brand";
import { hoursLine } from "@brightwren/brand/derived";
import { describe, expect, it } from "vitest";
import { articlePage, examplePages, examplePost, exampleSite } from "../../testing/example-site.ts";
import { homeHead } from "../../src/content/home.ts";
import { llmsTxt } from "./llms-txt.ts";

const text = llmsTxt(examplePages, exampleSite);
const section = (heading: string) => text.split(`## ${heading}\n\n`)[1]?.split("\n\n")[0] ?? "";

describe("llms.txt", () => {
  it("starts with the site's name and a summary", () => {
    expect(text.startsWith(`# ${studio.name}\n\n> ${homeHead.description}`)).toBe(true);
    expect(text).toContain(`${studio.phone} (${hoursLine})`);
  });

  it("lists every indexed page once, with its description", () => {
    const lines = text.split("\n");
    const entriesOf = (path: string) =>
      lines.filter((line) => line.includes(`](https://brightwren.example${path}): `));
    const indexed = examplePages.filter((page) => page.indexed);
    expect(indexed.map(({ path }) => entriesOf(path).length)).toEqual(indexed.map(() => 1));
    expect(indexed.filter(({ path, description }) => !entriesOf(path)[0]?.includes(description))).toEqual([]);
    expect(text).not.toContain("/thank-you");
  });

  it("groups pages, articles, categories, templates and legal pages under headings", () => {
    expect(section("Pages")).toContain("/services)");
    expect(section("Articles")).toContain("/blog/ask-for-a-review)");
    expect(section("Articles by category")).toContain("/blog/category/local-seo)");
    expect(section("Pages")).not.toContain("/blog/category/");
    expect(section("Website templates")).toContain("/demos/salon)");
    expect(section("Optional")).toContain("/privacy-policy)");
    expect(section("Optional")).toContain("/feed.xml)");
  });

  it("omits headings that would have an empty list", () => {
    const headingsOf = (pages: typeof examplePages) =>
      [...llmsTxt(pages, exampleSite).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headingsOf(examplePages)).toContain("Articles");
    expect(headingsOf(examplePages.filter(({ post }) => !post))).not.toContain("Articles");
    // The feeds are always listed.
    expect(headingsOf([])).toEqual(["Optional"]);
  });

  it("escapes Markdown in a title", () => {
    const title = "A [link](x) and\n# a heading";
    expect(llmsTxt([articlePage({ ...examplePost, title })], exampleSite)).toContain(
      "- [A \\[link\\](x) and # a heading](https://brightwren.example/blog/ask-for-a-review): ",
    );
  });
});
