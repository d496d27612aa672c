import { getReader, visitorSignal } from "../supabase/client.ts";
import { isDrawable } from "./drawable.ts";
import { nestsTooDeeply } from "./nesting.ts";
import { type Article, blogKeys, type NeighbouringPosts, type RelatedPost } from "./post.ts";

/** Backends misread some other characters, and no slug contains them. */
export const slugPattern = /^[\p{L}\p{N}._~-]+$/u;

/** Returns a published post, or null if missing or not renderable. Throws the backend's error or a timeout. */
export async function getPublishedArticle(slug: string, signal: AbortSignal): Promise<Article | null> {
  if (!slugPattern.test(slug)) return null;
  const tables = await getReader();
  const { data } = await tables
    .from("blog_posts")
    .select("*, category:blog_categories(name, slug)")
    .eq("slug", slug)
    .eq("status", "published")
    .abortSignal(visitorSignal(signal))
    .maybeSingle()
    .throwOnError();
  return data && isDrawable(data, !nestsTooDeeply(data.content)) ? data : null;
}

type Of = Pick<Article, "id" | "category_id">;

/** Returns up to three posts of the same category, newest first. Throws the backend's error. */
export async function listRelatedPosts(post: Of, signal: AbortSignal): Promise<RelatedPost[]> {
  if (!post.category_id) return [];
  const tables = await getReader();
  const { data } = await tables
    .from("blog_posts")
    .select("id, title, slug, excerpt, featured_image_url")
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

type Dated = Pick<Article, "id" | "published_at">;

/** Returns the adjacent published posts by date. Throws the backend's error. */
export async function listNeighbouringPosts(post: Dated, signal: AbortSignal): Promise<NeighbouringPosts> {
  const { published_at: date } = post;
  if (date === null) return { newer: null, older: null };
  const tables = await getReader();
  const published = () => tables.from("blog_posts").select("id, title, slug").eq("status", "published");
  const [newer, older] = await Promise.all([
    published()
      .gt("published_at", date)
      .order("published_at")
      .order("id", { ascending: false })
      .limit(1)
      .abortSignal(signal)
      .throwOnError(),
    published()
      .lt("published_at", date)
      .order("published_at", { ascending: false })
      .order("id")
      .limit(1)
      .abortSignal(signal)
      .throwOnError(),
  ]);
  return { newer: newer.data[0] ?? null, older: older.data[0] ?? null };
}

export const articleQuery = (slug: string) => ({
  queryKey: blogKeys.article(slug),
  queryFn: ({ signal }: { signal: AbortSignal }) => getPublishedArticle(slug, signal),
  meta: { failure: "Error fetching post" },
});

export const relatedPostsQuery = (post: Of) => ({
  queryKey: blogKeys.related(post.id),
  queryFn: ({ signal }: { signal: AbortSignal }) => listRelatedPosts(post, signal),
  meta: { failure: "Error fetching related posts" },
});

export const neighbouringPostsQuery = (post: Dated) => ({
  queryKey: blogKeys.neighbours(post.id),
  queryFn: ({ signal }: { signal: AbortSignal }) => listNeighbouringPosts(post, signal),
  meta: { failure: "Error fetching the posts before and after" },
});
