import { isDrawable } from "@brightwren/core/blog/drawable";
import { inShownOrder } from "@brightwren/core/blog/list-categories";
import type { Article, Category, NeighbouringPosts, PostLink, RelatedPost } from "@brightwren/core/blog/post";
import { paths } from "@brightwren/core/paths";
import { listedColumns } from "@brightwren/functions/contracts/post-fields";
import { getReader } from "@brightwren/core/supabase/client";
import { maxRedirects, type Redirect } from "../hosting/rules.ts";
import type { PublishedPost } from "./page/page-facts.ts";

/** PostgREST's maximum number of rows per request. */
const pageSize = 1000;

/** Bodies are fetched only for rendered pages. */
const columns = `${listedColumns}, category:blog_categories(name, slug)`;

export type PublishedContent = {
  categories: Category[];
  posts: PublishedPost[];
  /** From old to current addresses, excluding addresses that have a page. */
  redirects: Redirect[];
};

/** Newest first, without bodies and without posts that cannot be rendered. Throws the backend's error. */
export async function readPublishedContent(): Promise<PublishedContent> {
  const tables = await getReader();
  const { data: categories } = await tables.from("blog_categories").select("*").order("name").throwOnError();
  // A post published during the reads shifts the next page by one row. The map removes the duplicate.
  const posts = new Map<string, PublishedPost>();
  let received = 0;
  for (let total = Infinity; received < total;) {
    const page = await tables
      .from("blog_posts")
      .select(columns, { count: "exact" })
      .eq("status", "published")
      .order("published_at", { ascending: false })
      .order("id")
      .range(received, received + pageSize - 1)
      .overrideTypes<PublishedPost[], { merge: false }>()
      .throwOnError();
    total = page.count ?? 0;
    if (page.data.length === 0) break;
    received += page.data.length;
    for (const post of page.data) if (isDrawable(post)) posts.set(post.id, post);
  }
  const content = { categories: inShownOrder(categories), posts: [...posts.values()] };
  return { ...content, redirects: await readRedirects(content) };
}

/** Categories first, then the newest posts, at most `maxRedirects`. Edge functions resolve the rest. */
async function readRedirects({
  categories,
  posts,
}: Omit<PublishedContent, "redirects">): Promise<Redirect[]> {
  const tables = await getReader();
  const { data } = await tables
    .from("blog_redirect_targets")
    .select("kind, slug, target")
    .order("kind")
    .order("created_at", { ascending: false })
    .order("slug")
    .limit(maxRedirects)
    .throwOnError();
  const drawn = new Set([
    ...categories.map(({ slug }) => paths.category(slug)),
    ...posts.map(({ slug }) => paths.article(slug)),
  ]);
  return data
    .map(({ kind, slug, target }) => {
      const address = kind === "category" ? paths.category : paths.article;
      return { path: address(slug ?? ""), to: address(target ?? "") };
    })
    .filter(({ path, to }) => !drawn.has(path) && drawn.has(to));
}

/** The Markdown of published posts by id. Omits posts that have been unpublished in the meantime. */
export async function readBodies(ids: readonly string[]): Promise<Map<string, string>> {
  const tables = await getReader();
  const { data } = await tables
    .from("blog_posts")
    .select("id, content")
    .eq("status", "published")
    .in("id", [...ids])
    .throwOnError();
  return new Map(data.map(({ id, content }: Pick<Article, "id" | "content">) => [id, content]));
}

const relatedLimit = 3;

const postLinkOf = ({ id, title, slug }: PublishedPost): PostLink => ({ id, title, slug });

export const relatedPostOf = (post: PublishedPost): RelatedPost => ({
  ...postLinkOf(post),
  excerpt: post.excerpt,
  featured_image_url: post.featured_image_url,
});

/** Computes `listRelatedPosts` for all posts together. `posts`: in list order. */
export function relatedPosts(posts: readonly PublishedPost[]): (post: PublishedPost) => RelatedPost[] {
  const byCategory = Map.groupBy(posts, ({ category_id }) => category_id);
  return ({ id, category_id }) => {
    if (!category_id) return [];
    // One more than needed, because the post itself may be among them.
    const newest = byCategory.get(category_id)?.slice(0, relatedLimit + 1) ?? [];
    return newest
      .filter((other) => other.id !== id)
      .slice(0, relatedLimit)
      .map(relatedPostOf);
  };
}

/** Computes `neighbouringPostsQuery` for all posts together. `posts`: in list order. */
export function neighbouringPosts(
  posts: readonly PublishedPost[],
): (post: PublishedPost) => NeighbouringPosts {
  const dated = posts.filter(({ published_at }) => published_at !== null);
  const places = new Map(dated.map(({ id }, index) => [id, index]));
  /** Posts with the same date have the same neighbours. */
  const next = ({ id, published_at }: PublishedPost, step: 1 | -1): PostLink | null => {
    let index = places.get(id);
    while (index !== undefined && dated[index]?.published_at === published_at) index += step;
    const found = index === undefined ? undefined : dated[index];
    return found ? postLinkOf(found) : null;
  };
  return (post) => ({ newer: next(post, -1), older: next(post, 1) });
}
