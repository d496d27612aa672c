import { isReservedSlug } from "@brightwren/functions/contracts/suggest-slug";

/** Must match the database's check. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isSlug = (text: string): boolean => slugPattern.test(text) && !isReservedSlug(text);

/** Whether the post has ever been public; if so, its address never changes automatically. */
export function isSlugFrozen(post: { first_public_at: string | null }): boolean {
  // Posts cached by older desktop apps lack this column.
  return Boolean(post.first_public_at);
}

export { isReservedSlug, suggestSlug } from "@brightwren/functions/contracts/suggest-slug";
