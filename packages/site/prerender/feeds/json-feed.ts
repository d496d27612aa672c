import { paths } from "@brightwren/core/paths";
import { generateJsonFeed } from "feedsmith";
import { brand } from "../../src/content/brand.ts";
import { blogHead } from "../../src/content/heads/blog-head.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import type { FeedEntry, SiteFacts } from "../site-model.ts";
import { feedAddresses, feedTitle } from "./feed-channel.ts";
import { feedItem } from "./feed-item.ts";

/** The JSON Feed 1.1 of the given posts, newest first, with their full text. Equal posts give equal bytes. */
export function jsonFeed(entries: readonly FeedEntry[], site: SiteFacts): string {
  const feed = generateJsonFeed<true>(
    {
      title: feedTitle,
      home_page_url: absoluteUrl(paths.blog, site),
      feed_url: absoluteUrl(feedAddresses.json, site),
      description: blogHead.description,
      icon: absoluteUrl("/icon-512.png", site),
      favicon: absoluteUrl("/icon-192.png", site),
      language: "en-GB",
      authors: [{ name: brand.name, url: absoluteUrl(paths.home, site) }],
      items: entries
        .map((entry) => feedItem(entry, site))
        .map(({ url, title, summary, html, author, subjects, published, modified, image }) => ({
          id: url,
          url,
          title,
          summary,
          content_html: html,
          date_published: published,
          date_modified: modified,
          authors: [{ name: author }],
          tags: subjects,
          ...(image ? { image } : {}),
        })),
    },
    { strict: true },
  );
  // The library leaves an empty list out, which the format does not allow.
  return `${JSON.stringify({ ...Object(feed), items: Object(feed).items ?? [] }, undefined, 2)}\n`;
}
