import type { QueryClient } from "@tanstack/query-core";
import { normaliseSearch, titleFilter } from "../blog/search-text.ts";
import { getSignedInClient } from "../session/access.ts";
import { type Post, postKeys } from "./post.ts";
import type { PostList } from "./read-posts.ts";

/** A post as what a link may lead to. */
export type LinkTarget = Pick<Post, "id" | "title" | "slug" | "status">;

/** As many as a person looks through. */
const mostTargets = 20;

const hasTitle = ({ title }: LinkTarget, search: string): boolean =>
  title.toLowerCase().includes(search.toLowerCase());

/**
 * The posts with these words in their title, whatever their case, those that were changed last first; without words the
 * last ones. Archived posts are nowhere to be linked to. Throws an `AccessError` or the backend's error.
 */
export async function listLinkTargets(text: string, signal: AbortSignal): Promise<LinkTarget[]> {
  const supabase = await getSignedInClient();
  const search = normaliseSearch(text);
  let query = supabase.from("blog_posts").select("id, title, slug, status").neq("status", "archived");
  if (search) query = query.or(titleFilter(search));
  const { data } = await query
    .order("updated_at", { ascending: false })
    .order("id")
    .limit(mostTargets)
    .abortSignal(signal)
    .throwOnError();
  return data.filter((post) => hasTitle(post, search));
}

/** Query options for `listLinkTargets`. */
export const linkTargetsQuery = (search: string) => ({
  queryKey: postKeys.linkTargets(search),
  queryFn: ({ signal }: { signal: AbortSignal }) => listLinkTargets(search, signal),
});

/** The same from what was read before (lists, posts that were opened, earlier answers), for the time without a network. */
export function cachedLinkTargets(queries: QueryClient, text: string): LinkTarget[] {
  const search = normaliseSearch(text);
  const lists = queries.getQueriesData<PostList>({ queryKey: postKeys.lists() });
  const answers = queries.getQueriesData<LinkTarget[]>({ queryKey: postKeys.allLinkTargets() });
  // Beside a post stands its pending version, which has no title of its own.
  const opened = queries.getQueriesData<LinkTarget | { post_id: string } | null>({
    queryKey: postKeys.posts(),
  });
  const known = [
    ...answers.flatMap(([, found = []]) => found),
    ...lists.flatMap(([, list]) => list?.posts ?? []),
    ...opened.flatMap(([, post]) => (post && "title" in post ? [post] : [])),
  ];
  const posts = new Map(known.map((post) => [post.id, post]));
  return [...posts.values()]
    .filter((post) => post.status !== "archived" && hasTitle(post, search))
    .slice(0, mostTargets);
}
