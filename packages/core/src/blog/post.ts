import type { Row } from "@brightwren/functions/contracts/database-types";

type PostRow = Row<"blog_posts">;

export type Category = Pick<Row<"blog_categories">, "id" | "name" | "slug">;

export type PostCategory = Pick<Category, "name" | "slug">;

export type PostCard = Pick<
  PostRow,
  "id" | "title" | "slug" | "excerpt" | "published_at" | "read_time_minutes" | "featured_image_url" | "tags"
> & { category: PostCategory | null };

export type Article = Omit<PostRow, "first_public_at"> & { category: PostCategory | null };

export type RelatedPost = Pick<PostRow, "id" | "title" | "slug" | "excerpt" | "featured_image_url">;

export type NeighbouringPosts = { newer: PostLink | null; older: PostLink | null };

export type PostLink = Pick<PostRow, "id" | "title" | "slug">;

export type PostFilter = {
  /** Undefined means All Posts. */
  categoryId?: string | undefined;
  /** Matched literally and case-insensitively against title or excerpt. */
  search?: string | undefined;
};

export type RedirectKind = "post" | "category";

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
