import type { SupabaseClient } from "@supabase/supabase-js";
import { type GeneratedPost, generatedPostSchema } from "../contracts/generate-blog-post.ts";
import { HttpError } from "../http-error.ts";

/** Takes a post's id; gives what the caller is told of it. Throws HttpError 503 when it cannot be read. */
export async function readPost(database: SupabaseClient, id: string): Promise<GeneratedPost> {
  const { data } = await database
    .from("blog_posts")
    .select("id, title, slug, status, created_at")
    .eq("id", id)
    .retry(false)
    .maybeSingle();
  const answer = generatedPostSchema.safeParse({ post: data });
  if (answer.success) return answer.data.post;
  throw new HttpError(
    503,
    "unavailable",
    "The post could not be read just now. Please try again in a minute.",
  );
}
