import { escapeUTF8 } from "entities";
import { brand } from "../../src/content/brand.ts";
import type { PublishedPost, SiteFacts, SitePageWithCard } from "../site-model.ts";
import { absoluteUrl } from "./absolute-url.ts";
import { cardSize } from "./card-size.ts";
import { lastModified } from "./last-modified.ts";
import { pageName } from "./page-name.ts";

type Tag = [property: string, content: string];

function articleTags(post: PublishedPost): Tag[] {
  return [
    ...(post.published_at
      ? [["article:published_time", new Date(post.published_at).toISOString()] satisfies Tag]
      : []),
    ["article:modified_time", lastModified(post)],
    ["article:author", post.author],
    ...(post.category ? [["article:section", post.category.name] satisfies Tag] : []),
    ...post.tags.map((tag): Tag => ["article:tag", tag]),
  ];
}

function openGraph(page: SitePageWithCard, site: SiteFacts): Tag[] {
  const name = pageName(page);
  return [
    ["og:type", page.post ? "article" : "website"],
    ["og:site_name", brand.name],
    ["og:locale", "en_GB"],
    ["og:title", name],
    ["og:description", page.description],
    ["og:url", absoluteUrl(page.path, site)],
    ["og:image", absoluteUrl(page.card, site)],
    ["og:image:type", "image/png"],
    ["og:image:width", `${cardSize.width}`],
    ["og:image:height", `${cardSize.height}`],
    ["og:image:alt", `${name}, printed on a ${brand.name} card`],
    ...(page.post ? articleTags(page.post) : []),
  ];
}

/**
 * Open Graph (ogp.me) and X card tags of a page, as HTML. X takes title, description and image from the Open Graph.
 * Each element carries `data-of-page`: the application removes it when the visitor goes to another page.
 */
export function socialTags(page: SitePageWithCard, site: SiteFacts): string {
  const properties = openGraph(page, site).map(
    ([property, content]) => `<meta property="${property}" content="${escapeUTF8(content)}" data-of-page>`,
  );
  return [...properties, '<meta name="twitter:card" content="summary_large_image" data-of-page>'].join("");
}
