import { type Article, blogKeys, type PostFilter, type RedirectKind } from "./post.ts";

type Asked = { signal: AbortSignal };

/**
 * Query options of what the public blog asks. The reading itself is code that a page can do without until it asks, so it
 * is imported then; the site fetches it beside the query library (site/app/reading-pages.tsx).
 */
export const publishedPostsQuery = (filter: PostFilter) => ({
  queryKey: blogKeys.postList(filter),
  queryFn: async ({ signal }: Asked) => {
    const { listPublishedPosts } = await import("./list-published-posts.ts");
    return listPublishedPosts(filter, signal);
  },
  meta: { failure: "Error fetching posts" },
});

/** Query options for `getPublishedArticle`. */
export const articleQuery = (slug: string) => ({
  queryKey: blogKeys.article(slug),
  queryFn: async ({ signal }: Asked) => {
    const { getPublishedArticle } = await import("./read-article.ts");
    return getPublishedArticle(slug, signal);
  },
  meta: { failure: "Error fetching post" },
});

/** Query options for `listRelatedPosts`. */
export const relatedPostsQuery = (post: Pick<Article, "id" | "category_id">) => ({
  queryKey: blogKeys.related(post.id),
  queryFn: async ({ signal }: Asked) => {
    const { listRelatedPosts } = await import("./read-article.ts");
    return listRelatedPosts(post, signal);
  },
  meta: { failure: "Error fetching related posts" },
});

/** Query options for `listNeighbouringPosts`. */
export const neighbouringPostsQuery = (post: Pick<Article, "id" | "published_at">) => ({
  queryKey: blogKeys.neighbours(post.id),
  queryFn: async ({ signal }: Asked) => {
    const { listNeighbouringPosts } = await import("./read-article.ts");
    return listNeighbouringPosts(post, signal);
  },
  meta: { failure: "Error fetching the posts before and after" },
});

/** Query options for `getRedirect`. */
export const redirectQuery = (kind: RedirectKind, slug: string) => ({
  queryKey: blogKeys.redirect(kind, slug),
  queryFn: async ({ signal }: Asked) => {
    const { getRedirect } = await import("./read-redirect.ts");
    return getRedirect(kind, slug, signal);
  },
  meta: { failure: "Error looking for a new address" },
});

/** Query options for `readSharedDraft`; without a token nothing is asked. */
export const sharedDraftQuery = (token: string) => ({
  queryKey: blogKeys.sharedDraft(token),
  queryFn: async ({ signal }: Asked) => {
    const { readSharedDraft } = await import("./read-shared-draft.ts");
    return readSharedDraft(token, signal);
  },
  enabled: token !== "",
  meta: { failure: "Error fetching draft" },
});
