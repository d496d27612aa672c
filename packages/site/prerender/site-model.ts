import type { Article } from "@brightwren/core/blog/post";

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
};

/** A page with the address of its share card, e.g. `/cards/1f3a….png`. */
export type SitePageWithCard = SitePage & { card: string };

/** A post with its body as HTML, for feeds. */
export type FeedEntry = { post: PublishedPost; html: string };

/** What every part of the build knows. */
export type SiteFacts = {
  /** Where the site is served, without a trailing slash, e.g. `https://brightwren.example`. */
  siteUrl: string;
};

/** A file of the output. `path` starts with a slash and is relative to the output folder. */
export type OutputFile = { path: string; body: string | Uint8Array };
