import { studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";

export type PublishedPost = Omit<Article, "content">;

export type SitePage = {
  /** Canonical path, e.g. `/`, `/blog/some-slug`, `/demos/salon`. */
  path: string;
  title: string;
  description: string;
  /** False: marked noindex and omitted from the sitemap. */
  indexed: boolean;
  post?: PublishedPost;
  picture?: CardPicture | undefined;
};

export type Size = { width: number; height: number };

/** Picture sizes in pixels that Google recommends for Article and LocalBusiness structured data. */
export const searchShapes = {
  "1x1": { width: 1200, height: 1200 },
  "4x3": { width: 1200, height: 900 },
  "16x9": { width: 1200, height: 675 },
} as const;

export type SearchShape = keyof typeof searchShapes;

/** A readable featured picture with its crops (`readCardPictures`). */
export type CardPicture = {
  key: string;
  /** Sizes in pixels. Crops are never larger than the picture. */
  cuts: Record<SearchShape, Size>;
};

export type SizedImage = Size & { address: string };

/** A page with the address of its share card, e.g. `/cards/1f3a….png`, and its pictures for search engines. */
export type SitePageWithCard = SitePage & { card: string; searchImages: readonly SizedImage[] };

/** `picture`: undefined in builds without cards. */
export type FeedEntry = { post: PublishedPost; html: string; card: string; picture?: FeedPicture };

export type FeedPicture = { address: string; type: "image/jpeg" | "image/png"; bytes: number };

export type SiteFacts = {
  /** Without a trailing slash, e.g. `https://brightwren.example`. */
  siteUrl: string;
};

/** The absolute URL of a path, identical to its canonical link. */
export const absoluteUrl = (path: string, { siteUrl }: SiteFacts): string => new URL(path, siteUrl).href;

const suffix = titled("");

export function pageName({ title, post }: SitePage): string {
  if (post) return post.title;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

const archivePath = /^\/blog\/(?:archive|category\/[^/]+)\/\d{4}(?:\/\d+)?$/;

export const isArchive = ({ path }: Pick<SitePage, "path">): boolean => archivePath.test(path);

export const isCategory = ({ path }: Pick<SitePage, "path">): boolean => path.startsWith(paths.category(""));

/** The later of publication and last edit (ISO 8601, UTC). */
export function lastModified({
  published_at,
  updated_at,
}: Pick<PublishedPost, "published_at" | "updated_at">): string {
  const edited = Date.parse(updated_at);
  const published = published_at === null ? edited : Date.parse(published_at);
  return new Date(Math.max(published, edited)).toISOString();
}

/** The absolute URL of a post's featured image; undefined if there is none or no browser could load it. */
export function featuredImage(
  { featured_image_url }: Pick<PublishedPost, "featured_image_url">,
  { siteUrl }: SiteFacts,
): string | undefined {
  const url = featured_image_url ? URL.parse(featured_image_url, siteUrl) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

export const cardSize = { width: 1200, height: 630 } as const;

export const pagesOfStudio: ReadonlySet<string> = new Set([paths.home, paths.contact]);

export const feedTitle = `${studio.name} Blog`;

export const feedAddresses = { rss: "/feed.xml", json: "/feed.json" } as const;
