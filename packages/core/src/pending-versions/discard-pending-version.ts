import { assertAdmin, getSignedInClient } from "../session/signed-in-client.ts";

/**
 * Throws a post's pending version away; one that is gone already counts as discarded.
 * Throws an `AccessError` or the backend's error.
 */
export async function discardPendingVersion(postId: string): Promise<void> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_post_pending_versions")
    .delete()
    .eq("post_id", postId)
    .select("post_id")
    .throwOnError();
  if (data.length === 0) await assertAdmin();
}
