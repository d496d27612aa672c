import type { QueryClient } from "@tanstack/query-core";
import { postKeys } from "./post.ts";
import type { PostList, RecentPost } from "./read-posts.ts";

/** Removes a deleted post from the query cache and cancels in-flight reads. The caller invalidates the lists. */
export async function forgetPost(queries: QueryClient, id: string): Promise<void> {
  const read = [postKeys.record(id), postKeys.lists(), postKeys.recent()];
  await Promise.all(read.map((queryKey) => queries.cancelQueries({ queryKey })));
  queries.setQueryData(postKeys.record(id), null);
  queries.setQueryData(postKeys.pendingVersion(id), null);
  queries.setQueriesData<PostList>({ queryKey: postKeys.lists() }, (list) => {
    const posts = list?.posts.filter((post) => post.id !== id);
    if (!list || !posts || posts.length === list.posts.length) return list;
    return { ...list, posts, total: list.total - 1 };
  });
  queries.setQueryData<RecentPost[]>(postKeys.recent(), (posts) => posts?.filter((post) => post.id !== id));
}

/** Undoes `forgetPost` for restored posts and invalidates the lists. */
export async function recallPosts(queries: QueryClient, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    queries.removeQueries({
      queryKey: postKeys.record(id),
      predicate: ({ state }) => state.data === null,
      type: "inactive",
    });
  }
  await queries.invalidateQueries({ queryKey: postKeys.all });
}
