import { postKeys } from "@brightwren/core/admin-posts/post-keys";
import type { QueryClient } from "@tanstack/react-query";

/** When something of the posts was last read from the server, in milliseconds since 1970; undefined if nothing was. */
export function lastReadAt(queryClient: QueryClient): number | undefined {
  const reads = queryClient.getQueryCache().findAll({ queryKey: postKeys.all });
  const latest = Math.max(0, ...reads.map(({ state }) => state.dataUpdatedAt));
  return latest === 0 ? undefined : latest;
}
