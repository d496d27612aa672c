import type { PublishedPost } from "../site-model.ts";

/** When a post last changed for its readers: the later of its publication and its last edit (ISO 8601, UTC). */
export function lastModified({
  published_at,
  updated_at,
}: Pick<PublishedPost, "published_at" | "updated_at">): string {
  const edited = Date.parse(updated_at);
  const published = published_at === null ? edited : Date.parse(published_at);
  return new Date(Math.max(published, edited)).toISOString();
}
