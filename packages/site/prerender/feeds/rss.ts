import { paths } from "@brightwren/core/paths";
import { generateRssFeed } from "feedsmith";
import { blogHead } from "../../src/content/heads/blog-head.ts";
import { absoluteUrl } from "../head/absolute-url.ts";
import type { FeedEntry, SiteFacts } from "../site-model.ts";
import { feedAddresses, feedTitle } from "./feed-channel.ts";
import { feedItem } from "./feed-item.ts";

/** The library sets each CDATA section on a line of its own, and some readers show the blanks around it. */
const withoutBlanks = (xml: string) =>
  xml.replace(/>\s+<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\s+<\//g, "]]></");

/** The RSS 2.0 feed of the given posts, newest first, with their full text. Equal posts give equal bytes. */
export function rssFeed(entries: readonly FeedEntry[], site: SiteFacts): string {
  const items = entries.map((entry) => feedItem(entry, site));
  const changes = items.map(({ modified }) => modified.getTime());
  const xml = generateRssFeed<true>(
    {
      title: feedTitle,
      link: absoluteUrl(paths.blog, site),
      description: blogHead.description,
      language: "en-GB",
      ...(changes.length > 0 ? { lastBuildDate: new Date(Math.max(...changes)) } : {}),
      atom: {
        links: [{ href: absoluteUrl(feedAddresses.rss, site), rel: "self", type: "application/rss+xml" }],
      },
      items: items.map(({ url, title, summary, html, author, subjects, published }) => ({
        title,
        link: url,
        guid: { value: url, isPermaLink: true },
        pubDate: published,
        description: summary,
        categories: subjects.map((name) => ({ name })),
        dc: { creators: [author] },
        content: { encoded: html },
      })),
    },
    { strict: true },
  );
  return withoutBlanks(xml);
}
