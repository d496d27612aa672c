import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { postKeys } from "@brightwren/core/admin-posts/post";
import type { QueryClient } from "@tanstack/react-query";
import type { SaveRequest, SaveResult, StoredVersions } from "./save-request.ts";

/** Stores a save's result in the query cache; see rememberVersions. Resolves once a deleted post is removed. */
export async function rememberResult(
  queries: QueryClient,
  { postId, known }: SaveRequest,
  result: SaveResult,
): Promise<void> {
  if ("saved" in result) return rememberVersions(queries, result.saved);
  if ("conflict" in result && result.conflict.post) return rememberVersions(queries, result.conflict);
  if ("verified" in result) return rememberVersions(queries, result.verified);
  if (known !== null) await forgetPost(queries, postId);
  void queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
}

/**
 * Puts the server's versions of a post into the query cache, so that an in-flight read cannot restore older ones and
 * the post opens up to date offline. Lists are refetched when they are next shown.
 */
export function rememberVersions(queries: QueryClient, { post, pending }: StoredVersions): void {
  void queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
  if (!post) return;
  void queries.cancelQueries({ queryKey: postKeys.record(post.id) });
  queries.setQueryData(postKeys.record(post.id), post);
  queries.setQueryData(postKeys.pendingVersion(post.id), pending);
}
