import { studio } from "@brightwren/brand";
import { parseJsonFeed, parseRssFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { exampleEntries, examplePost, exampleSite } from "../../testing/example-site.ts";
import { parseXml } from "../../testing/parse-xml.ts";
import { jsonFeed, portableHtml, rssFeed } from "./feeds.ts";

const xml = rssFeed(exampleEntries, exampleSite);
const elements = parseXml(xml);
const texts = (name: string) => elements.filter((element) => element.name === name).map(({ text }) => text);

describe("the RSS feed", () => {
  it("is RSS 2.0 with the required channel elements and a link to itself", () => {
    expect(elements[0]).toMatchObject({ name: "rss", attributes: { version: "2.0" } });
    expect(texts("title")[0]).toBe(`${studio.name} Blog`);
    expect(texts("link")[0]).toBe("https://brightwren.example/blog");
    expect(texts("description")[0]).toMatch(/^Expert insights/);
    expect(texts("language")).toEqual(["en-GB"]);
    expect(elements.find(({ name }) => name === "atom:link")?.attributes).toMatchObject({
      rel: "self",
      type: "application/rss+xml",
      href: "https://brightwren.example/feed.xml",
    });
  });

  it("contains each post with its address, dates, author, categories and full text", () => {
    expect(parseRssFeed(xml).items?.[0]).toMatchObject({
      title: "Ask “Tom & Ann” </script> for a review",
      link: "https://brightwren.example/blog/ask-for-a-review",
      guid: { value: `urn:uuid:${examplePost.id}`, isPermaLink: false },
      pubDate: "Tue, 18 Aug 2026 06:30:00 GMT",
      description: "A sentence to say, and three messages to send.",
      categories: [{ name: "Local SEO" }, { name: "Reviews" }, { name: "Google Business Profile" }],
      dc: { creators: [examplePost.author] },
      enclosures: [
        { url: "https://brightwren.example/cards/1f3a-16x9.jpg", length: 48_213, type: "image/jpeg" },
      ],
      content: { encoded: '<p>See <a href="https://brightwren.example/contact">us</a>.</p>' },
      media: {
        contents: [{ url: "https://brightwren.example/pictures/review.webp?w=960&h=540", medium: "image" }],
        thumbnails: [{ url: "https://brightwren.example/cards/1f3a.png", width: 1200, height: 630 }],
      },
    });
    expect(xml).toContain("<content:encoded><![CDATA[<p>");
  });

  it("takes its date from the latest change, so that the same posts produce the same bytes", () => {
    expect(texts("lastBuildDate")).toEqual(["Wed, 02 Sep 2026 09:15:00 GMT"]);
    expect(rssFeed(exampleEntries, exampleSite)).toBe(xml);
  });

  it("describes the featured picture, or the share card when there is none", () => {
    const [entry] = exampleEntries;
    const shown = entry && { ...entry, post: { ...entry.post, featured_image_alt: "Tom & Ann\u0001" } };
    const [described] = parseRssFeed(rssFeed(shown ? [shown] : [], exampleSite)).items ?? [];
    expect(described?.media?.contents?.[0]?.description).toEqual({ value: "Tom & Ann" });
    const [, bare] = parseRssFeed(xml).items ?? [];
    expect(bare?.media?.contents).toEqual([
      { url: "https://brightwren.example/cards/1f3a.png", medium: "image" },
    ]);
  });

  it("preserves special characters in a post's title, author and text", () => {
    expect(texts("title").at(-1)).toBe("R&D <b>🐦</b> ]]>");
    expect(texts("dc:creator").at(-1)).toBe("Ann “R&D” O’Neill");
    expect(texts("category")).toContain("Q&A");
    expect(texts("category")).not.toContain("");
    expect(texts("content:encoded").at(-1)).toContain("a ]]> b</code> 🐦]]>");
  });

  it("preserves whitespace within the text", () => {
    const [entry] = exampleEntries;
    const title = "a]]> </b> \n<![CDATA[ c ]]> </title>";
    const odd = entry ? [{ ...entry, post: { ...entry.post, title } }] : [];
    const words = parseXml(rssFeed(odd, exampleSite)).filter(({ name }) => name === "title")[1]?.text;
    expect(words?.replace(/\s+/g, "")).toBe(title.replace(/\s+/g, ""));
  });

  it("is well-formed when there are no posts", () => {
    expect(parseXml(rssFeed([], exampleSite)).map(({ name }) => name)).not.toContain("item");
  });
});

const text = jsonFeed(exampleEntries, exampleSite);

describe("the JSON feed", () => {
  it("is JSON Feed 1.1 with links to the blog and to itself", () => {
    expect(JSON.parse(text)).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: `${studio.name} Blog`,
      home_page_url: "https://brightwren.example/blog",
      feed_url: "https://brightwren.example/feed.json",
      language: "en-GB",
      authors: [{ name: studio.name, url: "https://brightwren.example/" }],
    });
  });

  it("contains each post with its address, dates, author, categories and full text", () => {
    expect(parseJsonFeed(JSON.parse(text)).items?.[0]).toEqual({
      id: `urn:uuid:${examplePost.id}`,
      url: "https://brightwren.example/blog/ask-for-a-review",
      title: "Ask “Tom & Ann” </script> for a review",
      summary: "A sentence to say, and three messages to send.",
      content_html: '<p>See <a href="https://brightwren.example/contact">us</a>.</p>',
      date_published: "2026-08-18T06:30:00.000Z",
      date_modified: "2026-09-02T09:15:00.123Z",
      authors: [{ name: examplePost.author }],
      tags: ["Local SEO", "Reviews", "Google Business Profile"],
      image: "https://brightwren.example/pictures/review.webp?w=960&h=540",
      banner_image: "https://brightwren.example/cards/1f3a.png",
    });
  });

  it("uses the share card when a post has no picture", () => {
    expect(parseJsonFeed(JSON.parse(text)).items?.[1]?.image).toBe(
      "https://brightwren.example/cards/1f3a.png",
    );
  });

  it("contains an empty list of items when there are no posts", () => {
    expect(JSON.parse(jsonFeed([], exampleSite))).toMatchObject({ items: [] });
  });
});

const at = "https://brightwren.example/blog/some-post";

it.each([
  ["/contact", "https://brightwren.example/contact"],
  ["other-post#why", "https://brightwren.example/blog/other-post#why"],
  ["#why", "https://brightwren.example/blog/some-post#why"],
  ["//cdn.example/x", "https://cdn.example/x"],
  ["mailto:hello@brightwren.example", "mailto:hello@brightwren.example"],
  ["https://gov.uk/", "https://gov.uk/"],
  ["http://", "http://"],
])("turns a link to %j into the absolute URL %j", (href, full) => {
  expect(portableHtml(`<a href="${href}">x</a>`, at)).toBe(`<a href="${full}">x</a>`);
});

const picture =
  '<picture><source type="image/avif" srcset="/p-480.avif 480w" sizes="92vw"><img loading="lazy" decoding="async" sizes="92vw" srcset="/p-480.webp 480w" src="/p-1200.webp" width="2400" height="1600" alt="A bench" style="background-color:#c8a07b"></picture>';
const image = '<img src="https://brightwren.example/p-1200.webp" width="2400" height="1600" alt="A bench">';
const caption = "<figcaption>The bench.</figcaption>";
const contents = '<nav class="_c"><ol><li><a href="#why">Why</a></li></ol></nav>';
const code = '<pre tabindex="0"><code>1 &#x3C; 2</code></pre><h2 id="why">Why</h2>';

it.each([
  [
    "makes picture addresses absolute",
    '<img src="/a.png?x=1&amp;y=2" alt="A &quot;b&quot;">',
    '<img src="https://brightwren.example/a.png?x=1&#x26;y=2" alt="A &#x22;b&#x22;">',
  ],
  [
    "reduces a picture to a single plain image within its figure",
    `<figure style="--ratio:1.5">${picture}${caption}</figure>`,
    `<figure>${image}${caption}</figure>`,
  ],
  [
    "drops only the table of contents and class names",
    `${contents}<div class="_x1y2">${code}</div>`,
    `<div>${code}</div>`,
  ],
])("%s", (_, html, portable) => {
  expect(portableHtml(html, at)).toBe(portable);
});
