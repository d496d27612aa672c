import { getSignedInClient } from "../session/signed-in-client.ts";
import { postKeys } from "./post-keys.ts";

/**
 * The bodies of these posts by their ids, for the checks of one page of the list. Ids that are gone are left out.
 * Throws an `AccessError` or the backend's error.
 */
export async function listPostContents(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_posts")
    .select("id, content")
    .in("id", [...ids])
    .abortSignal(signal)
    .throwOnError();
  return new Map(data.map(({ id, content }) => [id, content]));
}

/** Query options for `listPostContents`. */
export const postContentsQuery = (ids: readonly string[]) => ({
  queryKey: postKeys.contents(ids),
  queryFn: ({ signal }: { signal: AbortSignal }) => listPostContents(ids, signal),
  meta: { failure: "Error fetching the posts' texts" },
});
