import { normaliseSearch, searchFilter } from "../blog/search-text.ts";
import { getSignedInClient } from "../session/access.ts";
import type { Supabase } from "../supabase/client.ts";
import { isBeyondLastPage, mostRows } from "../supabase/data-api.ts";
import {
  type Post,
  postKeys,
  type PostListItem,
  type PostListRequest,
  type PostStatus,
  postStatuses,
} from "./post.ts";

export type PostList = {
  posts: PostListItem[];
  /** How many fit, on all pages. */
  total: number;
};

const columns =
  "id, title, slug, excerpt, status, category_id, author, published_at, read_time_minutes, featured_image_url, featured_image_alt, tags, seo_title, seo_meta_description, created_at, updated_at, category:blog_categories(name, slug)";

/**
 * One page of the owner's posts, chosen and sorted by the database; no bodies. Posts without a date come last when
 * sorted by it. A page after the last one is empty. In a search, white space and `,(){}"*` stand for any one character.
 * Throws an `AccessError` or the backend's error.
 */
export async function listPosts(request: PostListRequest, signal: AbortSignal): Promise<PostList> {
  const supabase = await getSignedInClient();
  const { sort, page, pageSize } = request;
  const from = (page - 1) * pageSize;
  const { data, count, error } = await matchingPosts(supabase, request)
    .order(sort.by, { ascending: sort.ascending, nullsFirst: false })
    .order("id")
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  if (error && page > 1 && isBeyondLastPage(error)) {
    const first = await matchingPosts(supabase, request).limit(1).abortSignal(signal).throwOnError();
    return { posts: [], total: first.count ?? 0 };
  }
  if (error) throw error;
  return { posts: data, total: count ?? 0 };
}

function matchingPosts(supabase: Supabase, { status, search }: PostListRequest) {
  let query = supabase.from("blog_posts").select(columns, { count: "exact" });
  if (status) query = query.eq("status", status);
  const text = normaliseSearch(search ?? "");
  return text ? query.or(searchFilter(text)) : query;
}

/** Query options for `listPosts`. */
export const postListQuery = (request: PostListRequest) => ({
  queryKey: postKeys.list(request),
  queryFn: ({ signal }: { signal: AbortSignal }) => listPosts(request, signal),
});

export type PostCounts = Record<PostStatus | "all", number>;

/** How many posts there are of each status, by one request. Throws an `AccessError` or the backend's error. */
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

/** Query options for `countPostsByStatus`. */
export const postCountsQuery = () => ({
  queryKey: postKeys.counts(),
  queryFn: ({ signal }: { signal: AbortSignal }) => countPostsByStatus(signal),
});

export type RecentPost = Pick<Post, "id" | "title" | "slug" | "created_at">;

/** The ten newest posts of any status. Throws an `AccessError` or the backend's error. */
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

/** Query options for `listRecentPosts`. */
export const recentPostsQuery = () => ({
  queryKey: postKeys.recent(),
  queryFn: ({ signal }: { signal: AbortSignal }) => listRecentPosts(signal),
});

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
});

/**
 * The slugs of all published posts, in as many requests as it needs: what a link to /blog/… may lead to.
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
      .range(received, received + mostRows - 1)
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
});
