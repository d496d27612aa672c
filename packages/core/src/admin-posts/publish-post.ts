import type { PostVersion, SaveOutcome } from "./post.ts";
import { updatePost } from "./update-post.ts";

/**
 * Publishes a post at `at`, else at the date it has, else now. A future date schedules it.
 * Conflicts and errors as `updatePost`.
 */
export function publishPost(post: PostVersion, at?: Date): Promise<SaveOutcome> {
  const now = new Date();
  const published_at = at?.toISOString() ?? post.published_at ?? now.toISOString();
  const status = Date.parse(published_at) > now.getTime() ? "scheduled" : "published";
  return updatePost(post.id, { status, published_at }, post.updated_at);
}
