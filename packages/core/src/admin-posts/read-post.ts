import { isSlug } from "../post-editing/slug.ts";
import { assertAdmin, getSignedInClient } from "../session/access.ts";
import { type Post, postKeys } from "./post.ts";

/** The post with this id, whatever its status; null when there is none. Throws an `AccessError` or the backend's error. */
export async function getPost(id: string, signal?: AbortSignal): Promise<Post | null> {
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_posts").select("*").eq("id", id);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  // What may not be read is not shown either.
  if (!data) await assertAdmin();
  return data;
}

/** Query options for `getPost`. */
export const postQuery = (id: string) => ({
  queryKey: postKeys.post(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => getPost(id, signal),
});

/**
 * Whether no other post than `exceptId` has this slug. What is no slug at all is not free.
 * Throws an `AccessError` or the backend's error.
 */
export async function isSlugFree(slug: string, exceptId?: string, signal?: AbortSignal): Promise<boolean> {
  if (!isSlug(slug)) return false;
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_posts").select("id").eq("slug", slug);
  const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError();
  return data.every(({ id }) => id === exceptId);
}

/** Query options for `isSlugFree`. */
export const slugFreeQuery = (slug: string, exceptId?: string) => ({
  queryKey: postKeys.slugFree(slug, exceptId),
  queryFn: ({ signal }: { signal: AbortSignal }) => isSlugFree(slug, exceptId, signal),
});

/** Every author named in the owner's posts, the most frequent first. Throws an `AccessError` or the backend's error. */
export async function listAuthors(signal: AbortSignal): Promise<string[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_post_authors")
    .select("author")
    .order("posts", { ascending: false })
    .order("author")
    .abortSignal(signal)
    .throwOnError();
  return data.flatMap(({ author }) => author ?? []);
}

/** Query options for `listAuthors`. */
export const authorsQuery = () => ({
  queryKey: postKeys.authors(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listAuthors(signal),
});

/** Every tag of the owner's posts, the most used first. Throws an `AccessError` or the backend's error. */
export async function listTags(signal: AbortSignal): Promise<string[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_post_tags")
    .select("tag")
    .order("posts", { ascending: false })
    .order("tag")
    .abortSignal(signal)
    .throwOnError();
  return data.flatMap(({ tag }) => tag ?? []);
}

/** Query options for `listTags`. */
export const tagsQuery = () => ({
  queryKey: postKeys.tags(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listTags(signal),
});
