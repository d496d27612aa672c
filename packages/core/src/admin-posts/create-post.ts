import { getSignedInClient } from "../session/signed-in-client.ts";
import type { Post, PostChanges } from "./post.ts";
import { toPostRow } from "./post-row.ts";
import { rethrowWriteFault } from "./slug-errors.ts";

/** With an id of one's own, the same post sent twice is stored once: the second try is refused. */
export type NewPost = PostChanges & Pick<Post, "title" | "slug"> & Partial<Pick<Post, "id">>;

/**
 * Adds a post, a draft unless `status` says otherwise, and gives it.
 * Throws a `SlugTakenError`, an `AccessError` or the backend's error.
 */
export async function createPost(post: NewPost): Promise<Post> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.from("blog_posts").insert(toPostRow(post)).select("*").single();
  if (error) rethrowWriteFault(error, post.slug);
  return data;
}
