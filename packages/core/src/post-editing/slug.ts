/** Must match the database's check. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// Backends read these words as literals in a filter; `index` would be the list's own address.
const reserved = new Set(["null", "true", "false", "unknown", "index"]);

export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

export const isSlug = (text: string): boolean => slugPattern.test(text) && !isReservedSlug(text);

/** Whether the address has ever been public, whatever the status is now; it then never changes automatically. */
export function isSlugFrozen(post: { first_public_at: string | null }): boolean {
  // Older posts cached by the desktop app lack the column.
  return Boolean(post.first_public_at);
}

export { suggestSlug } from "@brightwren/functions/contracts/suggest-slug";
