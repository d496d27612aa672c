/** What the database accepts as a slug. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

// Backends read these words in a filter as something else than text; the last would be the list's own address.
const reserved = new Set(["null", "true", "false", "unknown", "index"]);

/** Whether a slug is one of the few words that cannot be an address. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** Whether a text can be the slug of a post. */
export const isSlug = (text: string): boolean => slugPattern.test(text) && !isReservedSlug(text);

/**
 * Whether a post's address has been public, so that it never changes by itself. That holds for a post that was taken
 * back to a draft or archived as well.
 */
export function isSlugFrozen(post: { first_public_at: string | null }): boolean {
  // Without the column in posts that the desktop stored before there was one.
  return Boolean(post.first_public_at);
}

export { suggestSlug } from "@brightwren/functions/contracts/suggest-slug";
