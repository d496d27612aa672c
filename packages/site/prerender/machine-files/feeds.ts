import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { generateJsonFeed, generateRssFeed } from "feedsmith";
import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { urlAttributes } from "html-url-attributes";
import { visit } from "unist-util-visit";
import { blogHead } from "../../src/content/blog.ts";
import {
  absoluteUrl,
  cardSize,
  featuredImage,
  feedAddresses,
  type FeedEntry,
  feedTitle,
  lastModified,
  type SiteFacts,
} from "../page/page-facts.ts";

/** The library adds line breaks around CDATA sections, and some readers display the whitespace. */
const withoutBlanks = (xml: string) =>
  xml.replace(/>\s+<!\[CDATA\[/g, "><![CDATA[").replace(/\]\]>\s+<\//g, "]]></");

/** `entries`: newest first. The same posts produce the same bytes. */
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
      items: items.map(
        ({ id, url, title, summary, html, author, subjects, published, picture, ...shown }) => ({
          title,
          link: url,
          guid: { value: id, isPermaLink: false },
          pubDate: published,
          description: summary,
          categories: subjects.map((name) => ({ name })),
          // Simple RSS readers show no other picture.
          ...(picture ? { enclosures: [picture] } : {}),
          media: {
            contents: [
              {
                url: shown.image,
                medium: "image",
                ...(shown.alt ? { description: { value: shown.alt } } : {}),
              },
            ],
            thumbnails: [{ url: shown.card, ...cardSize }],
          },
          dc: { creators: [author] },
          content: { encoded: html },
        }),
      ),
    },
    { strict: true },
  );
  return withoutBlanks(xml);
}

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
      authors: [{ name: studio.name, url: absoluteUrl(paths.home, site) }],
      items: entries
        .map((entry) => feedItem(entry, site))
        .map(({ id, url, title, summary, html, author, subjects, published, modified, image, card }) => ({
          id,
          url,
          title,
          summary,
          content_html: html,
          date_published: published,
          date_modified: modified,
          authors: [{ name: author }],
          tags: subjects,
          image,
          banner_image: card,
        })),
    },
    { strict: true },
  );
  // The library omits empty lists, but the format requires `items`.
  return `${JSON.stringify({ ...Object(feed), items: Object(feed).items ?? [] }, undefined, 2)}\n`;
}

function feedItem({ post, html, card: cardPath, picture }: FeedEntry, site: SiteFacts) {
  const url = absoluteUrl(paths.article(post.slug), site);
  const card = absoluteUrl(cardPath, site);
  return {
    // Not the address, because feed readers show an entry as new when its id changes.
    id: `urn:uuid:${post.id}`,
    url,
    title: xmlText(post.title),
    summary: xmlText(post.excerpt),
    html: xmlText(portableHtml(html, url)),
    author: xmlText(post.author),
    subjects: [...new Set([post.category?.name ?? "", ...post.tags].map(xmlText).filter(Boolean))],
    published: new Date(post.published_at ?? post.created_at),
    modified: new Date(lastModified(post)),
    image: featuredImage(post, site) ?? card,
    alt: post.featured_image_url ? xmlText(post.featured_image_alt ?? "") : "",
    card,
    picture: picture && {
      url: absoluteUrl(picture.address, site),
      length: picture.bytes,
      type: picture.type,
    },
  };
}

/** Image attributes that make sense outside our pages, unlike loading hints. */
const portableOfImage = new Set(["src", "alt", "title", "width", "height"]);

/** Makes HTML independent of our pages: absolute addresses, plain images, no table of contents, classes or styles. */
export function portableHtml(html: string, articleUrl: string): string {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, "element", ({ tagName, properties, children }, index, parent) => {
    // Feed readers show plain images and have their own navigation.
    if (/^(?:picture|nav)$/.test(tagName) && parent && index !== undefined) {
      parent.children.splice(index, 1, ...children.filter((child) => isElement(child, "img")));
      return index;
    }
    delete properties.className;
    if (tagName === "figure") delete properties.style;
    if (tagName === "img")
      for (const name of Object.keys(properties)) if (!portableOfImage.has(name)) delete properties[name];
    for (const [name, tags] of Object.entries(urlAttributes)) {
      const address = properties[name];
      if (typeof address !== "string" || (tags && !tags.includes(tagName))) continue;
      properties[name] = URL.parse(address, articleUrl)?.href ?? address;
    }
    return undefined;
  });
  return toHtml(tree);
}

const isElement = (node: Nodes, tagName: string) => node.type === "element" && node.tagName === tagName;

/** Characters outside XML 1.0's `Char` (https://www.w3.org/TR/xml/#charsets), which are invalid even when escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const xmlText = (text: string): string => text.replace(forbidden, "");
