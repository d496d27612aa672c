import type { Post } from "../admin-posts/post.ts";
import { getSignedInClient } from "../session/signed-in-client.ts";

export type PageOfPosts = {
  posts: Post[];
  /** How many posts there were when the reading began. */
  total: number;
};

// Far below the thousand rows that PostgREST gives: their bodies come along.
const pageSize = 100;

/**
 * Every post of the owner with everything, in pages by id: what is written or deleted meanwhile moves nothing to another
 * page. Throws an `AccessError`, the backend's error, or the signal's reason.
 */
export async function* postsInFull(signal: AbortSignal): AsyncGenerator<PageOfPosts> {
  const supabase = await getSignedInClient();
  const counted = await supabase
    .from("blog_posts")
    .select("id", { count: "exact", head: true })
    .abortSignal(signal)
    .throwOnError();
  const total = counted.count ?? 0;
  let last: string | undefined;
  for (;;) {
    const query = supabase.from("blog_posts").select("*").order("id").limit(pageSize).abortSignal(signal);
    const { data } = await (last === undefined ? query : query.gt("id", last)).throwOnError();
    last = data.at(-1)?.id;
    if (last === undefined) return;
    yield { posts: data, total };
  }
}
