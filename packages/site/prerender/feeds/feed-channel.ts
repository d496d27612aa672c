import { brand } from "../../src/content/brand.ts";

/** What the blog is called outside the site. */
export const feedTitle = `${brand.name} Blog`;

/** Where the feeds are served. */
export const feedAddresses = { rss: "/feed.xml", json: "/feed.json" } as const;
