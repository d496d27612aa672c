import { getReader, type TableReader, visitorSignal } from "../supabase/client.ts";
import { isDrawable } from "./drawable.ts";
import { blogKeys, type PostCard, type PostFilter } from "./post.ts";
import { matchesSearch, normaliseSearch, searchFilter } from "./search-text.ts";

/** PostgREST's limit. The specification forbids a range in the first request, so only later requests specify one. */
const pageSize = 1000;

/** Only the columns that cards show. The body accounts for 90% of a post's bytes (docs/decisions/004). */
export const cardColumns =
  "id, title, slug, excerpt, published_at, read_time_minutes, featured_image_url, tags, category:blog_categories(name, slug)";

function pageQuery(
  tables: TableReader,
  { categoryId, search }: PostFilter,
  from: number,
  signal: AbortSignal,
) {
  let query = tables
    .from("blog_posts")
    .select(cardColumns, { count: "exact" })
    .eq("status", "published")
    .order("published_at", { ascending: false })
    .order("id");
  if (from > 0) query = query.range(from, from + pageSize - 1);
  if (categoryId) query = query.eq("category_id", categoryId);
  if (search) query = query.or(searchFilter(search));
  return query.abortSignal(visitorSignal(signal)).throwOnError();
}

/** Returns all matching posts, newest first, page by page. Throws the backend's error or the abort reason. */
export async function listPublishedPosts(filter: PostFilter, signal: AbortSignal): Promise<PostCard[]> {
  const tables = await getReader();
  const search = normaliseSearch(filter.search ?? "");
  const asked = { ...filter, search };

  const posts = new Map<string, PostCard>();
  let received = 0;
  let total = Infinity;
  while (received < total) {
    const page = await pageQuery(tables, asked, received, signal);
    total = page.count ?? 0;
    if (page.data.length === 0) break;
    received += page.data.length;
    for (const post of page.data) if (isDrawable(post)) posts.set(post.id, post);
  }
  const all = [...posts.values()];
  return search ? all.filter((post) => matchesSearch(post, search)) : all;
}

export const publishedPostsQuery = (filter: PostFilter) => ({
  queryKey: blogKeys.postList(filter),
  queryFn: ({ signal }: { signal: AbortSignal }) => listPublishedPosts(filter, signal),
  meta: { failure: "Error fetching posts" },
});
