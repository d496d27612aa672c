import { getSignedInClient } from "../session/signed-in-client.ts";
import { type PostStatus, postStatuses } from "./post.ts";
import { postKeys } from "./post-keys.ts";

export type PostCounts = Record<PostStatus | "all", number>;

/** How many posts there are of each status, by one request. Throws an `AccessError` or the backend's error. */
export async function countPostsByStatus(signal: AbortSignal): Promise<PostCounts> {
  const supabase = await getSignedInClient();
  const { data } = await supabase.from("blog_post_counts").select("*").abortSignal(signal).throwOnError();
  const counts: PostCounts = { all: 0, draft: 0, scheduled: 0, published: 0, archived: 0 };
  for (const status of postStatuses) {
    counts[status] = data.find((row) => row.status === status)?.posts ?? 0;
    counts.all += counts[status];
  }
  return counts;
}

/** Query options for `countPostsByStatus`. */
export const postCountsQuery = () => ({
  queryKey: postKeys.counts(),
  queryFn: ({ signal }: { signal: AbortSignal }) => countPostsByStatus(signal),
  meta: { failure: "Error counting posts" },
});
