import type { PostCard } from "./post.ts";

type Drawable = Pick<PostCard, "id" | "tags" | "published_at"> & {
  updated_at?: string | null;
};

const isDate = (value: string | null) => value === null || !Number.isNaN(Date.parse(value));

/**
 * Checks tags and dates. Logs invalid rows (written by other tools), which would break the page. `isText`: whether the
 * text can be rendered; lists do not read it.
 */
export function isDrawable({ id, tags, published_at, updated_at = null }: Drawable, isText = true): boolean {
  const drawable = Array.isArray(tags) && isDate(published_at) && isDate(updated_at) && isText;
  if (!drawable) console.error("This post is left out, its tags, its date or its text cannot be read:", id);
  return drawable;
}
