import { postCountsQuery, postListQuery, recentPostsQuery } from "@brightwren/core/admin-posts/read-posts";
import { type Post, postKeys } from "@brightwren/core/admin-posts/post";
import { readLatestPosts } from "@brightwren/core/admin-posts/posts-in-full";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { readPostFilter, toListRequest } from "./post-filter.ts";

/** What was read a moment ago is not read again. */
const staleTime = 60_000;

/**
 * Reads what the screens show first, and the last posts whole, so that they are at hand without a network.
 * Rejects with what `readLatestPosts` throws.
 */
export async function prefetchPosts(queryClient: QueryClient, read = readLatestPosts): Promise<void> {
  const firstList = toListRequest(readPostFilter(new URLSearchParams()));
  await Promise.all([
    queryClient.prefetchQuery({ ...recentPostsQuery(), staleTime }),
    queryClient.prefetchQuery({ ...postListQuery(firstList), staleTime }),
    queryClient.prefetchQuery({ ...postCountsQuery(), staleTime }),
    queryClient.prefetchQuery({ ...categoriesQuery(), staleTime }),
  ]);
  const known = (id: string) => queryClient.getQueryData<Post | null>(postKeys.post(id));
  const began = Date.now();
  const { ids, changed, pending } = await read((id) => known(id)?.updated_at);
  /** What was saved, discarded or deleted here while the posts were read is newer than they are. */
  const put = (key: QueryKey, data: unknown) => {
    const { dataUpdatedAt = 0 } = queryClient.getQueryState(key) ?? {};
    if (dataUpdatedAt < began) queryClient.setQueryData(key, data);
  };
  for (const id of ids) {
    // Also those that are as they were: they are known to be so as of now.
    put(postKeys.post(id), changed.find((post) => post.id === id) ?? known(id));
    put(postKeys.pendingVersion(id), pending.find(({ post_id }) => post_id === id) ?? null);
  }
}
