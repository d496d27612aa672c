import { storedFieldsSchema } from "../admin-posts/pending-versions.ts";
import { postKeys } from "../admin-posts/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import { getSignedInClient } from "../session/access.ts";

/** A text of a post that visitors were shown, or are. */
export type KeptVersion = {
  id: string;
  /** Since when they were. */
  madeAt: string;
  /** Who made it public; null: nobody was signed in, as when a scheduled post's time comes. */
  madeBy: string | null;
};

export type VersionList = { versions: KeptVersion[]; total: number };

/** The newest of a post's kept versions, as many as asked for. Throws an `AccessError` or the backend's error. */
export async function listVersions(postId: string, most: number, signal: AbortSignal): Promise<VersionList> {
  const supabase = await getSignedInClient();
  const { data, count } = await supabase
    .from("blog_post_versions")
    .select("id, made_at, made_by_email", { count: "exact" })
    .eq("post_id", postId)
    .order("made_at", { ascending: false })
    .order("id")
    .limit(most)
    .abortSignal(signal)
    .throwOnError();
  const versions = data.map(({ id, made_at, made_by_email }) => ({
    id,
    madeAt: made_at,
    madeBy: made_by_email,
  }));
  return { versions, total: count ?? 0 };
}

/** Query options for `listVersions`. */
export const versionsQuery = (postId: string, most: number) => ({
  queryKey: [...postKeys.versions(postId), most] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => listVersions(postId, most, signal),
});

/**
 * The text of a kept version; null when its post is gone for good. Throws an `AccessError`, the backend's error, or a
 * ZodError for a text that is none.
 */
export async function getVersion(id: string, signal?: AbortSignal): Promise<PostFields | null> {
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_post_versions").select("fields").eq("id", id);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data && storedFieldsSchema.parse(data.fields);
}
