import { postKeys } from "@brightwren/core/admin-posts/post-keys";
import type { QueryClient } from "@tanstack/react-query";
import type { StoredVersions } from "../editor/saving/save-result.ts";

/**
 * Takes over what the server has of a post after a save: opened again without a network, it is this and not what was
 * read before. The lists are read anew when they are next shown.
 */
export function rememberVersions(queries: QueryClient, { post, pending }: StoredVersions): void {
  void queries.invalidateQueries({ queryKey: postKeys.all, refetchType: "none" });
  if (!post) return;
  queries.setQueryData(postKeys.post(post.id), post);
  queries.setQueryData(postKeys.pendingVersion(post.id), pending);
}
