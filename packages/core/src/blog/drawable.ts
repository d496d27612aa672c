import { nestsTooDeeply } from "./nesting.ts";
import type { PostCard } from "./post.ts";

type Drawable = Pick<PostCard, "id" | "tags" | "published_at"> & {
  updated_at?: string | null;
  content?: string;
};

const isDate = (value: string | null) => value === null || !Number.isNaN(Date.parse(value));

/** Checks tags, date and nesting. Logs invalid rows (written by other tools), which would break the page. */
export function isDrawable({ id, tags, published_at, updated_at = null, content = "" }: Drawable): boolean {
  const drawable =
    Array.isArray(tags) && isDate(published_at) && isDate(updated_at) && !nestsTooDeeply(content);
  if (!drawable) console.error("This post is left out, its tags, its date or its text cannot be read:", id);
  return drawable;
}
