import { getSignedInClient } from "../session/signed-in-client.ts";
import type { Post } from "./post.ts";
import { postKeys } from "./post-keys.ts";

/** The post with this id, whatever its status; null when there is none. Throws an `AccessError` or the backend's error. */
export async function getPost(id: string, signal?: AbortSignal): Promise<Post | null> {
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_posts").select("*").eq("id", id);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data;
}

/** Query options for `getPost`. */
export const postQuery = (id: string) => ({
  queryKey: postKeys.post(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => getPost(id, signal),
  meta: { failure: "Error fetching post" },
});
