import { parseJsonFeed } from "feedsmith";
import { describe, expect, it } from "vitest";
import { exampleSite } from "../head/example-pages.ts";
import { exampleEntries } from "./example-entries.ts";
import { jsonFeed } from "./json-feed.ts";

const text = jsonFeed(exampleEntries, exampleSite);

describe("the JSON feed", () => {
  it("is JSON Feed 1.1 and says where it belongs", () => {
    expect(JSON.parse(text)).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Brightwren Blog",
      home_page_url: "https://brightwren.example/blog",
      feed_url: "https://brightwren.example/feed.json",
      language: "en-GB",
      authors: [{ name: "Brightwren", url: "https://brightwren.example/" }],
    });
  });

  it("holds each post with its address, dates, author, subjects and full text", () => {
    expect(parseJsonFeed(JSON.parse(text)).items?.[0]).toEqual({
      id: "https://brightwren.example/blog/ask-for-a-review",
      url: "https://brightwren.example/blog/ask-for-a-review",
      title: "Ask “Tom & Ann” </script> for a review",
      summary: "A sentence to say, and three messages to send.",
      content_html: '<p>See <a href="https://brightwren.example/contact">us</a>.</p>',
      date_published: "2026-08-18T06:30:00.000Z",
      date_modified: "2026-09-02T09:15:00.123Z",
      authors: [{ name: "The Brightwren Studio" }],
      tags: ["Local SEO", "Reviews", "Google Business Profile"],
      image: "https://brightwren.example/pictures/review.webp?w=960&h=540",
    });
  });

  it("has a list of items even when it is empty", () => {
    expect(JSON.parse(jsonFeed([], exampleSite))).toMatchObject({ items: [] });
  });

  it("gives equal bytes for equal posts", () => {
    expect(jsonFeed(exampleEntries, exampleSite)).toBe(text);
  });
});
