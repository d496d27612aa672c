/** Must match the database's check. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// Backends parse these words as literals in a filter; `index` would clash with the list page.
const reserved = new Set(["null", "true", "false", "unknown", "index"]);

export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

export const isSlug = (text: string): boolean => slugPattern.test(text) && !isReservedSlug(text);

/** Whether the post has ever been public; if so, its address never changes automatically. */
export function isSlugFrozen(post: { first_public_at: string | null }): boolean {
  // Posts cached by older desktop apps lack this column.
  return Boolean(post.first_public_at);
}

export { suggestSlug } from "@brightwren/functions/contracts/suggest-slug";
