import { getSignedInClient } from "../session/signed-in-client.ts";
import { postKeys } from "./post-keys.ts";

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
  meta: { failure: "Error fetching authors" },
});
