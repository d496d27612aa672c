import { getSignedInClient } from "../session/signed-in-client.ts";
import { postKeys } from "./post-keys.ts";

/** PostgREST gives at most this many rows a request. */
const pageSize = 1000;

/**
 * The slugs of all published posts, however many requests that takes: what a link to /blog/… may lead to.
 * Throws an `AccessError` or the backend's error.
 */
export async function listPublishedSlugs(signal: AbortSignal): Promise<Set<string>> {
  const supabase = await getSignedInClient();
  const slugs = new Set<string>();
  let received = 0;
  let total = Infinity;
  while (received < total) {
    const page = await supabase
      .from("blog_posts")
      .select("slug", { count: "exact" })
      .eq("status", "published")
      .order("id")
      .range(received, received + pageSize - 1)
      .abortSignal(signal)
      .throwOnError();
    if (page.data.length === 0) break;
    total = page.count ?? 0;
    received += page.data.length;
    for (const { slug } of page.data) slugs.add(slug);
  }
  return slugs;
}

/** Query options for `listPublishedSlugs`. */
export const publishedSlugsQuery = () => ({
  queryKey: postKeys.publishedSlugs(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listPublishedSlugs(signal),
  meta: { failure: "Error fetching the posts' addresses" },
});
