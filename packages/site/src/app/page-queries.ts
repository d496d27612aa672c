import { articleQuery } from "@brightwren/core/blog/get-published-article";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { publishedPostsQuery } from "@brightwren/core/blog/list-published-posts";
import { relatedPostsQuery } from "@brightwren/core/blog/list-related-posts";
import type { Article, Category, PostCard, RelatedPost } from "@brightwren/core/blog/post";
import type { PageState } from "./page-state.ts";

/** What the blog list is drawn from. */
export const blogListState = (categories: Category[], posts: PostCard[]): PageState => ({
  queries: [
    [categoriesQuery().queryKey, categories],
    [publishedPostsQuery({ search: "" }).queryKey, posts],
  ],
});

/** What an article's page is drawn from: the post, its body as HTML in place of its Markdown, and its relatives. */
export const articleState = (
  post: Omit<Article, "content">,
  html: string,
  related: RelatedPost[],
): PageState => ({
  queries: [
    [articleQuery(post.slug).queryKey, { ...post, content: "" } satisfies Article],
    [relatedPostsQuery(post).queryKey, related],
  ],
  body: { id: post.id, updatedAt: post.updated_at, html },
});
