import type { QueryClient } from "@tanstack/query-core";
import { foldText, normaliseSearch, titleFilter } from "../blog/search-text.ts";
import { ownerQuery } from "../session/access.ts";
import { type Post, postKeys } from "./post.ts";
import type { PostList } from "./read-posts.ts";

export type LinkTarget = Pick<Post, "id" | "title" | "slug" | "status">;

const mostTargets = 20;

const hasTitle = ({ title }: LinkTarget, search: string): boolean =>
  foldText(title).includes(foldText(search));

/** Returns unarchived posts with `text` in the title (all if empty), most recently changed first. */
export const linkTargetsQuery = (text: string) =>
  ownerQuery([...postKeys.linkTargets(), text], async (supabase, signal): Promise<LinkTarget[]> => {
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
  });

/** Offline version of `linkTargetsQuery`, from cached lists and posts. */
export function cachedLinkTargets(queries: QueryClient, text: string): LinkTarget[] {
  const search = normaliseSearch(text);
  const lists = queries.getQueriesData<PostList>({ queryKey: postKeys.lists() });
  const answers = queries.getQueriesData<LinkTarget[]>({ queryKey: postKeys.linkTargets() });
  // Pending versions share this key prefix but have no title.
  const opened = queries.getQueriesData<LinkTarget | { post_id: string } | null>({
    queryKey: postKeys.records(),
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
