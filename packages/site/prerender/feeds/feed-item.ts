import { paths } from "@brightwren/core/paths";
import { absoluteUrl } from "../head/absolute-url.ts";
import { featuredImage } from "../head/featured-image.ts";
import { lastModified } from "../head/last-modified.ts";
import type { FeedEntry, SiteFacts } from "../site-model.ts";
import { portableHtml } from "./portable-html.ts";
import { xmlText } from "./xml-text.ts";

/** A post as both feeds say it. */
export function feedItem({ post, html }: FeedEntry, site: SiteFacts) {
  const url = absoluteUrl(paths.article(post.slug), site);
  return {
    url,
    title: xmlText(post.title),
    summary: xmlText(post.excerpt),
    html: xmlText(portableHtml(html, url)),
    author: xmlText(post.author),
    subjects: [...new Set([post.category?.name ?? "", ...post.tags].map(xmlText).filter(Boolean))],
    published: new Date(post.published_at ?? post.created_at),
    modified: new Date(lastModified(post)),
    image: featuredImage(post, site),
  };
}
