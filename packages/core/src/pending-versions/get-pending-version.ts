import { postKeys } from "../admin-posts/post-keys.ts";
import { getSignedInClient } from "../session/signed-in-client.ts";
import { type PendingVersion, toPendingVersion } from "./pending-version.ts";

/** The pending version of a post; null when there is none. Throws an `AccessError` or the backend's error. */
export async function getPendingVersion(
  postId: string,
  signal?: AbortSignal,
): Promise<PendingVersion | null> {
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_post_pending_versions").select("*").eq("post_id", postId);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data && toPendingVersion(data);
}

/** Query options for `getPendingVersion`. */
export const pendingVersionQuery = (postId: string) => ({
  queryKey: postKeys.pendingVersion(postId),
  queryFn: ({ signal }: { signal: AbortSignal }) => getPendingVersion(postId, signal),
  meta: { failure: "Error fetching the pending version" },
});
