import { getReader, visitorSignal } from "../supabase/client.ts";
import { queryOf } from "../supabase/query.ts";
import { isDrawable } from "./drawable.ts";
import { blogKeys, type ListVersion, type PostFilter, type PostPage } from "./post.ts";
import { matchesSearch, normaliseSearch, searchFilter } from "./search-text.ts";

/** Rows of each further request. The specification's first one has no page size: PostgREST returns up to 1,000. */
const pageSize = 96;

/** Only the columns that cards show. The body accounts for 90% of a post's bytes (docs/decisions/004). */
export const cardColumns =
  "id, title, slug, excerpt, published_at, read_time_minutes, featured_image_url, tags, category:blog_categories(name, slug)";

type Place = NonNullable<PostPage["next"]>;

/** PostgREST's condition for the posts after a place in the list, newest first. */
const isAfter = ({ published_at: date, id }: Place) =>
  `published_at.lt.${date},and(published_at.eq.${date},id.gt.${id})`;

/**
 * Returns the matching posts, newest first: those of the specification's read, or up to 96 that follow `after`. Throws
 * the backend's error or the abort reason.
 */
export async function listPublishedPosts(
  filter: PostFilter,
  after: Place | null,
  signal: AbortSignal,
): Promise<PostPage> {
  const tables = await getReader();
  const search = normaliseSearch(filter.search ?? "");
  let query = tables
    .from("blog_posts")
    .select(cardColumns, { count: "exact" })
    .eq("status", "published")
    .order("published_at", { ascending: false })
    .order("id");
  if (filter.categoryId) query = query.eq("category_id", filter.categoryId);
  // One filter for both, because the embedded backend reads only one `or`.
  if (search && after) query = query.or(`and(or(${searchFilter(search)}),or(${isAfter(after)}))`);
  else if (search || after) query = query.or(after ? isAfter(after) : searchFilter(search));
  if (after) query = query.limit(pageSize);
  const { data, count } = await query.abortSignal(visitorSignal(signal)).throwOnError();
  const total = count ?? data.length;
  const last = data.length < total ? data.at(-1) : undefined;
  const posts = data.filter((post) => isDrawable(post) && (search === "" || matchesSearch(post, search)));
  return {
    posts,
    total: last ? total : posts.length,
    next: last ? { id: last.id, published_at: last.published_at } : null,
  };
}

/** Returns what changes whenever the list does. Throws the backend's error or the abort reason. */
async function readListVersion(categoryId: string | undefined, signal: AbortSignal): Promise<ListVersion> {
  const tables = await getReader();
  let query = tables.from("blog_posts").select("updated_at", { count: "exact" }).eq("status", "published");
  if (categoryId) query = query.eq("category_id", categoryId);
  const { data, count } = await query
    .order("updated_at", { ascending: false })
    .limit(1)
    .abortSignal(visitorSignal(signal))
    .throwOnError();
  return { total: count ?? 0, newest: data[0]?.updated_at ?? "" };
}

const failure = "Error fetching posts";

export const listVersionQuery = (categoryId?: string) =>
  queryOf(blogKeys.listVersion(categoryId), (signal) => readListVersion(categoryId, signal), failure);

/** `version`: that of the built list, which is read again only when the version changes. */
export const publishedPostsQuery = (filter: PostFilter, version?: ListVersion) => ({
  ...queryOf(
    blogKeys.postList(filter, version),
    (signal) => listPublishedPosts(filter, null, signal),
    failure,
  ),
  ...(version && { staleTime: Infinity }),
});
