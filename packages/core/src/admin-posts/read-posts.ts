import { normaliseSearch } from "../blog/search-text.ts";
import { askAsOwner, ownerQuery } from "../session/access.ts";
import { rowsQuery } from "../session/owner-rows.ts";
import { maxRowsPerRequest } from "../supabase/data-api.ts";
import { listAll } from "../supabase/list.ts";
import {
  noCategory,
  type Post,
  type PostBrief,
  type PostChoice,
  postKeys,
  type PostListItem,
  type PostListRequest,
  postStatuses,
} from "./post.ts";
import { queryOf } from "../supabase/query.ts";

export type PostList = { posts: PostListItem[]; total: number };

/** Returns posts without bodies. Undated posts come last when sorted by date. Pages beyond the last are empty. */
export const postListQuery = (request: PostListRequest) =>
  queryOf(postKeys.list(request), async (signal) => {
    const { sort, page, pageSize, ...choice } = request;
    const { by, ascending } = sort;
    return (await findPosts({ ...choice, sort: by, ascending, page, size: pageSize }, signal)) as PostList;
  });

/** Returns every matching post, unordered. */
export const listChosenPosts = async (choice: PostChoice): Promise<PostBrief[]> =>
  (await findPosts({ ...choice, brief: true })).posts as PostBrief[];

async function findPosts(
  request: PostChoice & Record<string, string | number | boolean | undefined>,
  signal?: AbortSignal,
): Promise<{ posts: unknown[]; total: number }> {
  const search = normaliseSearch(request.search ?? "");
  const answer = await askAsOwner((supabase) => {
    const query = supabase.rpc("find_posts", { request: { ...request, search: search || undefined } });
    return signal ? query.abortSignal(signal) : query;
  });
  return answer as { posts: unknown[]; total: number };
}

export const postCountsQuery = () =>
  ownerQuery(postKeys.counts(), async (supabase, signal) => {
    const { data } = await supabase.from("blog_post_counts").select("*").abortSignal(signal).throwOnError();
    const counts = { all: 0, draft: 0, scheduled: 0, published: 0, archived: 0 };
    for (const status of postStatuses) {
      counts[status] = data.find((row) => row.status === status)?.posts ?? 0;
      counts.all += counts[status];
    }
    return counts;
  });

/** Sorts months newest first, includes `noCategory`, and returns only the thousand most frequent tags. */
export const postChoicesQuery = () =>
  ownerQuery([...postKeys.all, "choices"], async (supabase, signal) => {
    const { data } = await supabase
      .from("blog_post_choices")
      .select("*")
      .order("kind")
      .order("posts", { ascending: false })
      .order("value")
      .limit(maxRowsPerRequest)
      .abortSignal(signal)
      .throwOnError();
    const of = (kind: "author" | "category" | "month" | "tag") =>
      data
        .filter((row) => row.kind === kind)
        .map(({ value, posts }) => ({ value: value ?? noCategory, posts: posts ?? 0 }));
    const months = of("month").sort((one, other) => (one.value < other.value ? 1 : -1));
    return { author: of("author"), category: of("category"), month: months, tag: of("tag") };
  });

export type RecentPost = Pick<Post, "id" | "title" | "slug" | "created_at">;

/** Returns the ten latest posts, whatever their status. */
export const recentPostsQuery = () =>
  rowsQuery(postKeys.recent(), (supabase) =>
    supabase
      .from("blog_posts")
      .select("id, title, slug, created_at")
      .order("created_at", { ascending: false })
      .limit(10),
  );

export type PostState = Pick<Post, "status" | "published_at">;

/** Returns status and date by post id, omitting deleted posts. */
export const postStatesQuery = (ids: readonly string[]) =>
  ownerQuery([...postKeys.all, "states", ids], async (supabase, signal) => {
    if (ids.length === 0) return new Map<string, PostState>();
    const { data } = await supabase
      .from("blog_posts")
      .select("id, status, published_at")
      .in("id", [...ids])
      .abortSignal(signal)
      .overrideTypes<(PostState & { id: string })[], { merge: false }>()
      .throwOnError();
    return new Map(data.map(({ id, ...state }) => [id, state]));
  });

/** Returns bodies by post id, omitting deleted posts. */
export const postContentsQuery = (ids: readonly string[]) =>
  ownerQuery([...postKeys.all, "contents", ids], async (supabase, signal) => {
    if (ids.length === 0) return new Map<string, string>();
    const { data } = await supabase
      .from("blog_posts")
      .select("id, content")
      .in("id", [...ids])
      .abortSignal(signal)
      .throwOnError();
    return new Map(data.map(({ id, content }) => [id, content]));
  });

/** Returns the slugs of all published posts, page by page, to check links to /blog/…. */
export const publishedSlugsQuery = () =>
  ownerQuery([...postKeys.all, "published-slugs"], async (supabase, signal) => {
    const published = supabase
      .from("blog_posts")
      .select("slug", { count: "exact" })
      .eq("status", "published")
      .order("id");
    return new Set((await listAll(published.abortSignal(signal))).map(({ slug }) => slug));
  });
