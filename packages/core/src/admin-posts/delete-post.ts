import { assertAdmin, getSignedInClient } from "../session/signed-in-client.ts";

/**
 * Deletes a post by its id (specification section 7). One that is gone already counts as deleted.
 * Throws an `AccessError` or the backend's error.
 */
export async function deletePost(id: string): Promise<void> {
  const supabase = await getSignedInClient();
  const { data } = await supabase.from("blog_posts").delete().eq("id", id).select("id").throwOnError();
  if (data.length === 0) await assertAdmin();
}
