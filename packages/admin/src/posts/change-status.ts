import { SpokenError } from "../parts/failure/spoken-error.ts";
import type { PostListItem, SaveOutcome } from "@brightwren/core/admin-posts/post";

/** The post was deleted, or got another status, since the list was read. */
export class PostMovedError extends SpokenError {
  constructor() {
    super("It was changed or deleted in the meantime. The list is up to date now.");
  }
}

/**
 * Changes a post's status from the list. That its text was saved elsewhere meanwhile is no conflict: the text stays as
 * it is, so the change is made to the newer version. Throws a `PostMovedError`, or what `change` throws.
 */
export async function changeStatus(
  post: PostListItem,
  change: (version: Pick<PostListItem, "id" | "updated_at" | "published_at">) => Promise<SaveOutcome>,
): Promise<void> {
  const first = await change(post);
  if ("saved" in first) return;
  if (first.conflict?.status !== post.status) throw new PostMovedError();
  const second = await change(first.conflict);
  if (!("saved" in second)) throw new PostMovedError();
}
