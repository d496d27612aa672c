import { storedFieldsSchema } from "../admin-posts/pending-versions.ts";
import { postKeys } from "../admin-posts/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import { getSignedInClient, ownerQuery } from "../session/access.ts";

export type VersionListItem = {
  id: string;
  madeAt: string;
  /** Null if the scheduler published the post, or if it is not known who saved the draft. */
  madeBy: string | null;
  /** Visitors did not see this text. */
  isDraft: boolean;
  /** Null for versions from before these were counted. */
  added: number | null;
  removed: number | null;
};

export const versionsQuery = (postId: string, most: number) =>
  ownerQuery([...postKeys.all, "versions", postId, most], async (supabase, signal) => {
    const { data, count } = await supabase
      .from("blog_post_versions")
      .select(
        "id, madeAt:made_at, madeBy:made_by_email, isDraft:is_draft, added:words_added, removed:words_removed",
        { count: "exact" },
      )
      .eq("post_id", postId)
      .order("made_at", { ascending: false })
      .order("id")
      .limit(most)
      .abortSignal(signal)
      .throwOnError();
    return { versions: data, total: count ?? 0 };
  });

/** Returns null when the post was permanently deleted. Throws a ZodError for invalid fields. */
export async function getVersion(id: string): Promise<PostFields | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_post_versions")
    .select("fields")
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return data && storedFieldsSchema.parse(data.fields);
}
