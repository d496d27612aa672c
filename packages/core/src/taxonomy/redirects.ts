import { postKeys } from "../admin-posts/post.ts";
import { ownerQuery } from "../session/access.ts";
import { changeRows } from "../session/owner-rows.ts";

/** Returns former slugs, newest first. The key includes `version`, because the slug may differ between versions. */
export const oldSlugsQuery = (postId: string, version: string) =>
  ownerQuery([...postKeys.record(postId), "old-slugs", version], async (supabase, signal) => {
    const { data } = await supabase
      .from("blog_redirects")
      .select("slug")
      .eq("post_id", postId)
      .order("created_at", { ascending: false })
      .order("slug")
      .abortSignal(signal)
      .throwOnError();
    return data.map(({ slug }) => slug);
  });

/** Removes a redirect; idempotent. */
export async function removeOldSlug(postId: string, slug: string): Promise<void> {
  await changeRows((supabase) =>
    supabase
      .from("blog_redirects")
      .delete()
      .eq("kind", "post")
      .eq("slug", slug)
      .eq("post_id", postId)
      .select("slug"),
  );
}
