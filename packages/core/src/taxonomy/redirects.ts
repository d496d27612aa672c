import { postKeys } from "../admin-posts/post.ts";
import { assertAdmin, getSignedInClient } from "../session/access.ts";

/** The slugs that a post had before, the last one first. Throws an `AccessError` or the backend's error. */
export async function listOldSlugs(postId: string, signal: AbortSignal): Promise<string[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_redirects")
    .select("slug")
    .eq("post_id", postId)
    .order("created_at", { ascending: false })
    .order("slug")
    .abortSignal(signal)
    .throwOnError();
  return data.map(({ slug }) => slug);
}

/** Query options for `listOldSlugs`. `version` names the version of the post: another one may have another slug. */
export const oldSlugsQuery = (postId: string, version: string) => ({
  queryKey: [...postKeys.post(postId), "old-slugs", version],
  queryFn: ({ signal }: { signal: AbortSignal }) => listOldSlugs(postId, signal),
});

/**
 * No longer leads from this slug to the post; where it does not anyway, all is well. Throws an `AccessError` or the
 * backend's error.
 */
export async function removeOldSlug(postId: string, slug: string): Promise<void> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_redirects")
    .delete()
    .eq("kind", "post")
    .eq("slug", slug)
    .eq("post_id", postId)
    .select("slug")
    .throwOnError();
  if (data.length === 0) await assertAdmin();
}
