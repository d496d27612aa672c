import { getSignedInClient } from "../session/signed-in-client.ts";
import type { Post } from "./post.ts";
import { postKeys } from "./post-keys.ts";

export type RecentPost = Pick<Post, "id" | "title" | "slug" | "created_at">;

/** The ten newest posts of any status (specification section 7). Throws an `AccessError` or the backend's error. */
export async function listRecentPosts(signal: AbortSignal): Promise<RecentPost[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_posts")
    .select("id, title, slug, created_at")
    .order("created_at", { ascending: false })
    .limit(10)
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** Query options for `listRecentPosts`. */
export const recentPostsQuery = () => ({
  queryKey: postKeys.recent(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listRecentPosts(signal),
  meta: { failure: "Error fetching posts" },
});
