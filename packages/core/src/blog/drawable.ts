import { nestsTooDeeply } from "./nesting.ts";
import type { PostCard } from "./post.ts";

type Drawable = Pick<PostCard, "id" | "tags" | "published_at"> & {
  updated_at?: string | null;
  content?: string;
};

const isDate = (value: string | null) => value === null || !Number.isNaN(Date.parse(value));

/**
 * Whether a post from the backend can be drawn: its tags are a list, its date is one that calendars know, and its
 * text, if given, does not nest too deeply. A row from another tool must not take the page down; it is logged.
 */
export function isDrawable({ id, tags, published_at, updated_at = null, content = "" }: Drawable): boolean {
  const drawable =
    Array.isArray(tags) && isDate(published_at) && isDate(updated_at) && !nestsTooDeeply(content);
  if (!drawable) console.error("This post is left out, its tags, its date or its text cannot be read:", id);
  return drawable;
}
