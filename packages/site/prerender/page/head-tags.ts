import { studio } from "@brightwren/brand";
import { escapeUTF8 } from "entities";
import {
  absoluteUrl,
  cardSize,
  feedAddresses,
  feedTitle,
  lastModified,
  pageName,
  type PublishedPost,
  type SiteFacts,
  type SitePageWithCard,
} from "./page-facts.ts";

const link = (attributes: Record<string, string>) =>
  `<link ${Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ")}>`;

export const documentLinks = [
  // Without `sizes`, Chrome would prefer the bitmap to the SVG.
  link({ rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
  link({ rel: "icon", href: "/favicon.svg", type: "image/svg+xml" }),
  link({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" }),
  link({ rel: "manifest", href: "/manifest.webmanifest" }),
  link({
    rel: "alternate",
    type: "application/rss+xml",
    title: `${feedTitle} (RSS)`,
    href: feedAddresses.rss,
  }),
  link({
    rel: "alternate",
    type: "application/feed+json",
    title: `${feedTitle} (JSON Feed)`,
    href: feedAddresses.json,
  }),
].join("");

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

const besidePicture = ({ picture, post }: SitePageWithCard): string => {
  if (!picture) return "";
  const shown = post?.featured_image_alt;
  return shown ? ` beside a picture: ${shown}` : " beside its picture";
};

function openGraph(page: SitePageWithCard, site: SiteFacts): Tag[] {
  const name = pageName(page);
  return [
    ["og:type", page.post ? "article" : "website"],
    ["og:site_name", studio.name],
    ["og:locale", "en_GB"],
    ["og:title", name],
    ["og:description", page.description],
    ["og:url", absoluteUrl(page.path, site)],
    ["og:image", absoluteUrl(page.card, site)],
    ["og:image:type", page.card.endsWith(".jpg") ? "image/jpeg" : "image/png"],
    ["og:image:width", `${cardSize.width}`],
    ["og:image:height", `${cardSize.height}`],
    ["og:image:alt", `${name}, printed on a ${studio.name} card${besidePicture(page)}`],
    ...(page.post ? articleTags(page.post) : []),
  ];
}

/** Open Graph (ogp.me), which X also reads. The application removes elements with `data-of-page` on navigation. */
export function socialTags(page: SitePageWithCard, site: SiteFacts): string {
  const properties = openGraph(page, site).map(
    ([property, content]) => `<meta property="${property}" content="${escapeUTF8(content)}" data-of-page>`,
  );
  return [...properties, '<meta name="twitter:card" content="summary_large_image" data-of-page>'].join("");
}
