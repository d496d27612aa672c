import { studio } from "@brightwren/brand";
import { titled } from "@brightwren/brand/derived";
import type { Article } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";

/** A published post without its body. */
export type PublishedPost = Omit<Article, "content">;

/** One page of the output as the build knows it, after it has been rendered. */
export type SitePage = {
  /** Canonical path, e.g. `/`, `/about`, `/blog/some-slug`, `/demos/salon`. */
  path: string;
  title: string;
  description: string;
  /** False: search engines are asked to keep out, and it stands in no sitemap. */
  indexed: boolean;
  /** The post that an article page shows. */
  post?: PublishedPost;
  /** The post's featured picture, if the build could read it. */
  picture?: CardPicture | undefined;
};

export type Size = { width: number; height: number };

/** The shapes in which search engines ask for pictures, in pixels (Google: Article, Local business structured data). */
export const searchShapes = {
  "1x1": { width: 1200, height: 1200 },
  "4x3": { width: 1200, height: 900 },
  "16x9": { width: 1200, height: 675 },
} as const;

export type SearchShape = keyof typeof searchShapes;

/** A featured picture that a build could read, and cut (`readCardPictures`). */
export type CardPicture = {
  /** Names its bytes. */
  key: string;
  /** Pixels of its cuts, which are never larger than the picture. */
  cuts: Record<SearchShape, Size>;
};

/** A picture that the build made. */
export type SizedImage = Size & { address: string };

/** A page with the address of its share card, e.g. `/cards/1f3a….png`, and its pictures for search engines. */
export type SitePageWithCard = SitePage & { card: string; searchImages: readonly SizedImage[] };

/**
 * A post with its body as HTML and the address of its share card, for feeds. `picture`: the one that readers show beside
 * it, with its size in bytes; none where the build wrote none.
 */
export type FeedEntry = { post: PublishedPost; html: string; card: string; picture?: FeedPicture };

export type FeedPicture = { address: string; type: "image/jpeg" | "image/png"; bytes: number };

/** What every part of the build knows. */
export type SiteFacts = {
  /** Where the site is served, without a trailing slash, e.g. `https://brightwren.example`. */
  siteUrl: string;
};

/** The full address of a path of the site, in the form the canonical link has. */
export function absoluteUrl(path: string, { siteUrl }: SiteFacts): string {
  return new URL(path, siteUrl).href;
}

const suffix = titled("");

/** What a page is called where the brand stands beside it anyway: its title without the brand, a post's own title. */
export function pageName({ title, post }: SitePage): string {
  if (post) return post.title;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/** Whether a page is one of the blog's categories. */
export const isCategory = ({ path }: Pick<SitePage, "path">): boolean => path.startsWith(paths.category(""));

/** When a post last changed for its readers: the later of its publication and its last edit (ISO 8601, UTC). */
export function lastModified({
  published_at,
  updated_at,
}: Pick<PublishedPost, "published_at" | "updated_at">): string {
  const edited = Date.parse(updated_at);
  const published = published_at === null ? edited : Date.parse(published_at);
  return new Date(Math.max(published, edited)).toISOString();
}

/** The full address of a post's featured image. None when it has none, or one that no browser could load. */
export function featuredImage(
  { featured_image_url }: Pick<PublishedPost, "featured_image_url">,
  { siteUrl }: SiteFacts,
): string | undefined {
  const url = featured_image_url ? URL.parse(featured_image_url, siteUrl) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Pixels of a share card, as Facebook, LinkedIn and X ask for a large one. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Pages that name the studio's address and hours. */
export const pagesOfStudio: ReadonlySet<string> = new Set([paths.home, paths.contact]);

/** What the blog is called outside the site. */
export const feedTitle = `${studio.name} Blog`;

/** Where the feeds are served. */
export const feedAddresses = { rss: "/feed.xml", json: "/feed.json" } as const;
