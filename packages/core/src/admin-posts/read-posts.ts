import { normaliseSearch } from "../blog/search-text.ts";
import { getSignedInClient, toAccessError } from "../session/access.ts";
import { maxRowsPerRequest } from "../supabase/data-api.ts";
import {
  noCategory,
  type Post,
  type PostBrief,
  type PostChoice,
  postKeys,
  type PostListItem,
  type PostListRequest,
  type PostStatus,
  postStatuses,
} from "./post.ts";
import { queryOf } from "../supabase/query.ts";

export type PostList = {
  posts: PostListItem[];
  total: number;
};

/** Returns posts without bodies. Undated posts come last when sorted by date. Pages beyond the last are empty. */
export async function listPosts(request: PostListRequest, signal: AbortSignal): Promise<PostList> {
  const { sort, page, pageSize, ...choice } = request;
  const { by, ascending } = sort;
  return (await findPosts({ ...choice, sort: by, ascending, page, size: pageSize }, signal)) as PostList;
}

/** Returns every matching post, unordered. */
export async function listChosenPosts(choice: PostChoice, signal?: AbortSignal): Promise<PostBrief[]> {
  const { posts } = await findPosts({ ...choice, brief: true }, signal);
  return posts as PostBrief[];
}

type FoundPosts = { total: number; posts: unknown[] };

async function findPosts(
  request: PostChoice & Record<string, string | number | boolean | undefined>,
  signal?: AbortSignal,
): Promise<FoundPosts> {
  const supabase = await getSignedInClient();
  const search = normaliseSearch(request.search ?? "");
  const asked = { ...request, search: search || undefined };
  const query = supabase.rpc("find_posts", { request: asked });
  const { data, error } = await (signal ? query.abortSignal(signal) : query);
  if (error) throw await toAccessError(error);
  return data as FoundPosts;
}

export const postListQuery = (request: PostListRequest) =>
  queryOf(postKeys.list(request), (signal) => listPosts(request, signal));

type PostCounts = Record<PostStatus | "all", number>;

export async function countPostsByStatus(signal: AbortSignal): Promise<PostCounts> {
  const supabase = await getSignedInClient();
  const { data } = await supabase.from("blog_post_counts").select("*").abortSignal(signal).throwOnError();
  const counts: PostCounts = { all: 0, draft: 0, scheduled: 0, published: 0, archived: 0 };
  for (const status of postStatuses) {
    counts[status] = data.find((row) => row.status === status)?.posts ?? 0;
    counts.all += counts[status];
  }
  return counts;
}

export const postCountsQuery = () => queryOf(postKeys.counts(), countPostsByStatus);

type PostChoices = Record<"author" | "category" | "month" | "tag", { value: string; posts: number }[]>;

/** Sorts months newest first, includes `noCategory`, and returns only the thousand most frequent tags. */
export async function listPostChoices(signal: AbortSignal): Promise<PostChoices> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_post_choices")
    .select("*")
    .order("kind")
    .order("posts", { ascending: false })
    .order("value")
    .limit(maxRowsPerRequest)
    .abortSignal(signal)
    .throwOnError();
  const of = (kind: keyof PostChoices) =>
    data
      .filter((row) => row.kind === kind)
      .map(({ value, posts }) => ({ value: value ?? noCategory, posts: posts ?? 0 }));
  const months = of("month").sort((one, other) => (one.value < other.value ? 1 : -1));
  return { author: of("author"), category: of("category"), month: months, tag: of("tag") };
}

export const postChoicesQuery = () => queryOf(postKeys.choices(), listPostChoices);

export type RecentPost = Pick<Post, "id" | "title" | "slug" | "created_at">;

/** Returns the ten latest posts, whatever their status. */
export async function listRecentPosts(signal: AbortSignal): Promise<RecentPost[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_posts")
    .select("id, title, slug, created_at")
    .order("created_at", { ascending: false })
    .limit(10)
    .abortSignal(signal)
    .throwOnError();
  return data;
}

export const recentPostsQuery = () => queryOf(postKeys.recent(), listRecentPosts);

export type PostState = Pick<Post, "status" | "published_at">;

/** Returns status and date by post id, omitting deleted posts. */
export async function listPostStates(
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, PostState>> {
  if (ids.length === 0) return new Map();
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_posts")
    .select("id, status, published_at")
    .in("id", [...ids])
    .abortSignal(signal)
    .overrideTypes<(PostState & { id: string })[], { merge: false }>()
    .throwOnError();
  return new Map(data.map(({ id, ...state }) => [id, state]));
}

export const postStatesQuery = (ids: readonly string[]) =>
  queryOf(postKeys.states(ids), (signal) => listPostStates(ids, signal));

/** Returns bodies by post id, omitting deleted posts. */
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

export const postContentsQuery = (ids: readonly string[]) =>
  queryOf(postKeys.contents(ids), (signal) => listPostContents(ids, signal));

/** Returns the slugs of all published posts, page by page, to check links to /blog/…. */
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
      .range(received, received + maxRowsPerRequest - 1)
      .abortSignal(signal)
      .throwOnError();
    if (page.data.length === 0) break;
    total = page.count ?? 0;
    received += page.data.length;
    for (const { slug } of page.data) slugs.add(slug);
  }
  return slugs;
}

export const publishedSlugsQuery = () => queryOf(postKeys.publishedSlugs(), listPublishedSlugs);
