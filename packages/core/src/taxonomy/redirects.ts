import { postKeys } from "../admin-posts/post.ts";
import { assertAdmin, getSignedInClient } from "../session/access.ts";
import { queryOf } from "../supabase/query.ts";

/** Returns former slugs, newest first. */
async function listOldSlugs(postId: string, signal: AbortSignal): Promise<string[]> {
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

/** The key includes `version`, because the slug may differ between versions. */
export const oldSlugsQuery = (postId: string, version: string) =>
  queryOf([...postKeys.post(postId), "old-slugs", version], (signal) => listOldSlugs(postId, signal));

/** Removes a redirect; idempotent. */
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
