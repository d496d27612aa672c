import { getReader } from "../supabase/client.ts";
import { blogKeys } from "./blog-keys.ts";
import type { Article, RelatedPost } from "./post.ts";

type Of = Pick<Article, "id" | "category_id">;

/** Up to three other published posts of the same category, newest first (specification section 7). */
export async function listRelatedPosts(post: Of, signal: AbortSignal): Promise<RelatedPost[]> {
  if (!post.category_id) return [];
  const tables = await getReader();
  const { data } = await tables
    .from("blog_posts")
    .select("id, title, slug, excerpt")
    .eq("category_id", post.category_id)
    .eq("status", "published")
    .neq("id", post.id)
    .order("published_at", { ascending: false })
    .order("id")
    .limit(3)
    .abortSignal(signal)
    .throwOnError();
  return data;
}

/** Query options for `listRelatedPosts`. */
export const relatedPostsQuery = (post: Of) => ({
  queryKey: blogKeys.related(post.id),
  queryFn: ({ signal }: { signal: AbortSignal }) => listRelatedPosts(post, signal),
  meta: { failure: "Error fetching related posts" },
});
