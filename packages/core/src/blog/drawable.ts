import type { PostCard } from "./post.ts";

type Drawable = Pick<PostCard, "id" | "tags" | "published_at"> & { updated_at?: string | null };

const isDate = (value: string | null) => value === null || !Number.isNaN(Date.parse(value));

/**
 * Whether a post from the backend can be drawn: its tags are a list, its date is one that calendars know. The
 * database sees to both, but a row from before that, or from another tool, must not take the page down; it is logged.
 */
export function isDrawable({ id, tags, published_at, updated_at = null }: Drawable): boolean {
  const drawable = Array.isArray(tags) && isDate(published_at) && isDate(updated_at);
  if (!drawable) console.error("This post is left out, its tags or its date cannot be read:", id);
  return drawable;
}
