import { postCountsQuery, postListQuery, recentPostsQuery } from "@brightwren/core/admin-posts/read-posts";
import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import { readLatestPosts } from "@brightwren/core/admin-posts/posts-in-full";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { readPostFilter, toListRequest } from "./post-filter.ts";

/** Milliseconds. Fresher data is not refetched. */
const staleTime = 60_000;

/** Does not overwrite a post that is saved, discarded or deleted during the read. Same errors as `readLatestPosts`. */
export async function prefetchPosts(queryClient: QueryClient, read = readLatestPosts): Promise<void> {
  const firstList = toListRequest(readPostFilter(new URLSearchParams()));
  await Promise.all([
    queryClient.prefetchQuery({ ...recentPostsQuery(), staleTime }),
    queryClient.prefetchQuery({ ...postListQuery(firstList), staleTime }),
    queryClient.prefetchQuery({ ...postCountsQuery(), staleTime }),
    queryClient.prefetchQuery({ ...categoriesQuery(), staleTime }),
  ]);
  const known = (id: string) => queryClient.getQueryData<Post | null>(postKeys.record(id));
  const setUnlessNewer = startReading(queryClient);
  const { ids, changed, pending } = await read((id) => known(id)?.updated_at);
  for (const id of ids) {
    // Includes unchanged posts, which are now known to be current.
    setUnlessNewer(postKeys.record(id), changed.find((post) => post.id === id) ?? known(id));
    setUnlessNewer(postKeys.pendingVersion(id), pending.find(({ post_id }) => post_id === id) ?? null);
  }
}

/** Call this when a read begins. The returned setter skips keys that were set in the meantime. */
function startReading(queryClient: QueryClient): (key: QueryKey, data: unknown) => void {
  const queries = queryClient.getQueryCache().findAll({ queryKey: postKeys.records() });
  const updates = new Map(queries.map(({ queryHash, state }) => [queryHash, state.dataUpdateCount]));
  return (key, data) => {
    const now = queryClient.getQueryState(key)?.dataUpdateCount ?? 0;
    if (now === (updates.get(hashKey(key)) ?? 0)) queryClient.setQueryData(key, data);
  };
}
