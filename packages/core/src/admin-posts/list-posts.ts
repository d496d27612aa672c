import { normaliseSearch, searchFilter } from "../blog/search-text.ts";
import { getSignedInClient } from "../session/signed-in-client.ts";
import type { Supabase } from "../supabase/client.ts";
import { isBeyondLastPage } from "../supabase/is-beyond-last-page.ts";
import type { PostListItem, PostStatus } from "./post.ts";
import { postKeys } from "./post-keys.ts";

export type PostSort = {
  by: "title" | "status" | "created_at" | "updated_at" | "published_at";
  ascending: boolean;
};

export type PostListRequest = {
  /** None: every status. */
  status?: PostStatus | undefined;
  /** Looked for in title and excerpt, case aside. */
  search?: string | undefined;
  sort: PostSort;
  /** From 1. */
  page: number;
  pageSize: number;
};

export type PostList = {
  posts: PostListItem[];
  /** How many fit, on all pages. */
  total: number;
};

const columns =
  "id, title, slug, excerpt, status, category_id, author, published_at, read_time_minutes, featured_image_url, tags, seo_meta_description, created_at, updated_at, category:blog_categories(name, slug)";

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
  meta: { failure: "Error fetching posts" },
});
