import { blogTitled, titled } from "@brightwren/brand/derived";
import { describe, expect, it } from "vitest";
import type { PublishedPost } from "../page/page-facts.ts";
import { cardOf, searchCards, sizeOfCard } from "./card.ts";

const page = { path: "/about", title: titled("About the studio"), description: "", indexed: true };

const post = {
  title: "Should you show prices? | A debate",
  author: "Ada Pryce",
  published_at: "2026-11-17T07:30:00Z",
  read_time_minutes: 7,
  category: { name: "Writing for the Web", slug: "writing" },
} as PublishedPost;

const size = { width: 1200, height: 1200 };

describe("a share card's text", () => {
  it("uses a page's title without the brand", () => {
    expect(cardOf(page)).toMatchObject({ kind: "page", title: "About the studio" });
  });

  it("uses an article's own title, category, date and reading time", () => {
    expect(cardOf({ ...page, path: "/blog/prices", title: blogTitled(post.title), post })).toStrictEqual({
      kind: "article",
      title: "Should you show prices? | A debate",
      label: "Writing for the Web",
      detail: "17 November 2026 · 7 min read",
    });
  });

  it("creates cards for search engines only for pages that describe the studio", () => {
    const cuts = { "1x1": size, "4x3": size, "16x9": size };
    const pictured = { ...page, post, picture: { key: "0123456789abcdef", cuts } };
    expect(cardOf(pictured)).toMatchObject({ kind: "pictured", picture: "0123456789abcdef" });
    expect(searchCards(pictured)).toEqual([]);
    expect(searchCards({ ...page, post })).toEqual([]);
    expect(searchCards(page)).toEqual([]);
    const cards = searchCards({ ...page, path: "/contact" });
    expect(cards.map(({ kind }) => kind)).toEqual(["page", "page", "page"]);
    expect(cards.map((card) => Object.values(sizeOfCard(card)))).toEqual([
      [1200, 1200],
      [1200, 900],
      [1200, 675],
    ]);
  });

  it("shows the author when the date is missing, and Blog when the category is missing", () => {
    expect(cardOf({ ...page, post: { ...post, published_at: null, category: null } })).toMatchObject({
      label: "Blog",
      detail: "Ada Pryce · 7 min read",
    });
  });

  it("shows a demo's picture", () => {
    const title = titled("Beauty Salon website template");
    expect(cardOf({ ...page, path: "/demos/salon", title })).toMatchObject({
      kind: "demo",
      title: "Beauty Salon",
      label: "Website template",
      picture: "salon",
    });
  });
});
