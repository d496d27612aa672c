/**
 * Whether a post's address has been public, so that it never changes by itself: its publication date has come. That
 * holds for a post that was taken back to a draft or archived as well.
 */
export function isSlugFrozen(post: { published_at: string | null }, now = new Date()): boolean {
  return post.published_at !== null && Date.parse(post.published_at) <= now.getTime();
}
