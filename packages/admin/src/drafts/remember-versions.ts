import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { postKeys } from "@brightwren/core/admin-posts/post";
import type { QueryClient } from "@tanstack/react-query";
import type { SaveRequest, SaveResult, StoredVersions } from "./save-request.ts";

/** Takes over what a save has shown of the server; see rememberVersions. Resolves when what is gone is forgotten. */
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
 * Takes over what the server has of a post: opened again without a network, it is this and not what was read before,
 * nor what a read that is under way will bring. The lists are read anew when they are next shown.
 */
export function rememberVersions(queries: QueryClient, { post, pending }: StoredVersions): void {
  void queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
  if (!post) return;
  void queries.cancelQueries({ queryKey: postKeys.post(post.id) });
  queries.setQueryData(postKeys.post(post.id), post);
  queries.setQueryData(postKeys.pendingVersion(post.id), pending);
}
