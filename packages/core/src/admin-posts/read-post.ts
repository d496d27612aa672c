import { isSlug } from "../post-editing/slug.ts";
import { assertAdmin, getSignedInClient } from "../session/access.ts";
import { rowsQuery } from "../session/owner-rows.ts";
import { type Post, postKeys } from "./post.ts";
import { queryOf } from "../supabase/query.ts";

/** Returns a post of any status, or null. */
export async function getPost(id: string, signal?: AbortSignal): Promise<Post | null> {
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_posts").select("*").eq("id", id);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  // With RLS, a forbidden row looks like a missing one.
  if (!data) await assertAdmin();
  return data;
}

export const postQuery = (id: string) => queryOf(postKeys.record(id), (signal) => getPost(id, signal));

/** Whether no other post has this slug; false for an invalid slug. */
export async function isSlugFree(slug: string, exceptId?: string, signal?: AbortSignal): Promise<boolean> {
  if (!isSlug(slug)) return false;
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_posts").select("id").eq("slug", slug);
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError();
  return data.every(({ id }) => id === exceptId);
}

export const slugFreeQuery = (slug: string, exceptId?: string) =>
  queryOf(postKeys.slugFree(slug, exceptId), (signal) => isSlugFree(slug, exceptId, signal));

/** Returns authors, most frequent first. */
export const authorsQuery = () =>
  rowsQuery(
    [...postKeys.all, "authors"],
    (supabase) =>
      supabase
        .from("blog_post_authors")
        .select("author")
        .order("posts", { ascending: false })
        .order("author"),
    (rows) => rows.flatMap(({ author }) => author ?? []),
  );

/** Returns tags, most frequent first. */
export const tagsQuery = () =>
  rowsQuery(
    [...postKeys.all, "tags"],
    (supabase) =>
      supabase.from("blog_post_tags").select("tag").order("posts", { ascending: false }).order("tag"),
    (rows) => rows.flatMap(({ tag }) => tag ?? []),
  );
