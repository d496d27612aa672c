import { getReader, visitorSignal } from "../supabase/client.ts";
import { queryOf } from "../supabase/query.ts";
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

export const articleQuery = (slug: string) =>
  queryOf(blogKeys.article(slug), (signal) => getPublishedArticle(slug, signal), "Error fetching post");

export const relatedPostsQuery = (post: Of) =>
  queryOf(
    blogKeys.related(post.id),
    (signal) => listRelatedPosts(post, signal),
    "Error fetching related posts",
  );

/** Returns the adjacent published posts by date. Throws the backend's error. */
export const neighbouringPostsQuery = ({ id, published_at: date }: Pick<Article, "id" | "published_at">) => {
  const read = async (signal: AbortSignal): Promise<NeighbouringPosts> => {
    if (date === null) return { newer: null, older: null };
    const tables = await getReader();
    const published = () => tables.from("blog_posts").select("id, title, slug").eq("status", "published");
    const queries = [
      published().gt("published_at", date).order("published_at").order("id", { ascending: false }),
      published().lt("published_at", date).order("published_at", { ascending: false }).order("id"),
    ];
    const [newer, older] = await Promise.all(
      queries.map((query) => query.limit(1).abortSignal(signal).throwOnError()),
    );
    return { newer: newer?.data[0] ?? null, older: older?.data[0] ?? null };
  };
  return queryOf(blogKeys.neighbours(id), read, "Error fetching the posts before and after");
};
