import type { Row } from "@brightwren/functions/contracts/database-types";

type PostRow = Row<"blog_posts">;

export type Category = Pick<Row<"blog_categories">, "id" | "name" | "slug">;

export type PostCategory = Pick<Category, "name" | "slug">;

/** A post as the list shows it. */
export type PostCard = Pick<
  PostRow,
  "id" | "title" | "slug" | "excerpt" | "published_at" | "read_time_minutes" | "featured_image_url" | "tags"
> & { category: PostCategory | null };

/** A post with everything that visitors are shown, body included (Markdown). */
export type Article = Omit<PostRow, "first_public_at"> & { category: PostCategory | null };

export type RelatedPost = Pick<PostRow, "id" | "title" | "slug" | "excerpt" | "featured_image_url">;

/** The posts published just after and just before another, of whatever category. */
export type NeighbouringPosts = { newer: PostLink | null; older: PostLink | null };

export type PostLink = Pick<PostRow, "id" | "title" | "slug">;

/** Which posts a list shows. */
export type PostFilter = {
  /** Id of the chosen category; none means All Posts. */
  categoryId?: string | undefined;
  /** Free text, matched literally and case-insensitively against title or excerpt. */
  search?: string | undefined;
};

/** What had another address before. */
export type RedirectKind = "post" | "category";

/** Query keys of everything the blog reads, from general to particular. */
export const blogKeys = {
  all: ["blog"] as const,
  categories: () => [...blogKeys.all, "categories"] as const,
  posts: () => [...blogKeys.all, "posts"] as const,
  postList: (filter: PostFilter) => [...blogKeys.posts(), "list", filter] as const,
  article: (slug: string) => [...blogKeys.posts(), "article", slug] as const,
  redirect: (kind: RedirectKind, slug: string) => [...blogKeys.all, "redirect", kind, slug] as const,
  neighbours: (postId: string) => [...blogKeys.posts(), "neighbours", postId] as const,
  sharedDraft: (token: string) => [...blogKeys.all, "shared-draft", token] as const,
  related: (postId: string) => [...blogKeys.posts(), "related", postId] as const,
};
