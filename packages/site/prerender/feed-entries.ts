import { paths } from "@brightwren/core/paths";
import type { BuildRecord } from "./build-record.ts";
import type { FeedEntry, PublishedPost } from "./site-model.ts";

/** A feed holds this many of the newest posts. */
export const feedLength = 20;

/** The newest posts with their bodies. Takes all posts, newest first, and the pages that were drawn. */
export function feedEntries(posts: readonly PublishedPost[], pages: BuildRecord["pages"]): FeedEntry[] {
  return posts
    .slice(0, feedLength)
    .map((post) => ({ post, html: pages[paths.article(post.slug)]?.body ?? "" }));
}
