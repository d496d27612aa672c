import { parseRssFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { exampleSite } from "../head/example-pages.ts";
import { exampleEntries } from "./example-entries.ts";
import { parseXml } from "./parse-xml.ts";
import { rssFeed } from "./rss.ts";

const xml = rssFeed(exampleEntries, exampleSite);
const elements = parseXml(xml);
const texts = (name: string) => elements.filter((element) => element.name === name).map(({ text }) => text);

describe("the RSS feed", () => {
  it("is RSS 2.0 with the channel's required elements, and names itself", () => {
    expect(elements[0]).toMatchObject({ name: "rss", attributes: { version: "2.0" } });
    expect(texts("title")[0]).toBe("Brightwren Blog");
    expect(texts("link")[0]).toBe("https://brightwren.example/blog");
    expect(texts("description")[0]).toMatch(/^Expert insights/);
    expect(texts("language")).toEqual(["en-GB"]);
    expect(elements.find(({ name }) => name === "atom:link")?.attributes).toMatchObject({
      rel: "self",
      type: "application/rss+xml",
      href: "https://brightwren.example/feed.xml",
    });
  });

  it("holds each post with its address, dates, author, subjects and full text", () => {
    expect(parseRssFeed(xml).items?.[0]).toMatchObject({
      title: "Ask “Tom & Ann” </script> for a review",
      link: "https://brightwren.example/blog/ask-for-a-review",
      guid: { value: "https://brightwren.example/blog/ask-for-a-review", isPermaLink: true },
      pubDate: "Tue, 18 Aug 2026 06:30:00 GMT",
      description: "A sentence to say, and three messages to send.",
      categories: [{ name: "Local SEO" }, { name: "Reviews" }, { name: "Google Business Profile" }],
      dc: { creators: ["The Brightwren Studio"] },
      content: { encoded: '<p>See <a href="https://brightwren.example/contact">us</a>.</p>' },
    });
    expect(xml).toContain("<content:encoded><![CDATA[<p>");
  });

  it("is dated by its newest change, so that equal posts give equal bytes", () => {
    expect(texts("lastBuildDate")).toEqual(["Wed, 02 Sep 2026 09:15:00 GMT"]);
    expect(rssFeed(exampleEntries, exampleSite)).toBe(xml);
  });

  it("takes awkward text without harm to the document or the words", () => {
    expect(texts("title").at(-1)).toBe("R&D <b>🐦</b> ]]>");
    expect(texts("dc:creator").at(-1)).toBe("Ann “R&D” O’Neill");
    expect(texts("category")).toContain("Q&A");
    expect(texts("category")).not.toContain("");
    expect(texts("content:encoded").at(-1)).toContain("a ]]> b</code> 🐦]]>");
  });

  it("keeps blanks that stand in the text itself", () => {
    const [entry] = exampleEntries;
    const title = "a]]> </b> \n<![CDATA[ c ]]> </title>";
    const odd = entry ? [{ ...entry, post: { ...entry.post, title } }] : [];
    const words = parseXml(rssFeed(odd, exampleSite)).filter(({ name }) => name === "title")[1]?.text;
    expect(words?.replace(/\s+/g, "")).toBe(title.replace(/\s+/g, ""));
  });

  it("is well-formed without a single post", () => {
    expect(parseXml(rssFeed([], exampleSite)).map(({ name }) => name)).not.toContain("item");
  });
});
