import { getSignedInClient } from "../session/signed-in-client.ts";
import { postKeys } from "./post-keys.ts";

/** Every tag of the owner's posts, the most used first. Throws an `AccessError` or the backend's error. */
export async function listTags(signal: AbortSignal): Promise<string[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_post_tags")
    .select("tag")
    .order("posts", { ascending: false })
    .order("tag")
    .abortSignal(signal)
    .throwOnError();
  return data.flatMap(({ tag }) => tag ?? []);
}

/** Query options for `listTags`. */
export const tagsQuery = () => ({
  queryKey: postKeys.tags(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listTags(signal),
  meta: { failure: "Error fetching tags" },
});
