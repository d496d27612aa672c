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

/** The beginning of a list, or a further part. `total`: how many posts match from here on. `next`: where the next part begins. */
export type PostPage = {
  posts: PostCard[];
  total: number;
  next: Pick<PostCard, "id" | "published_at"> | null;
};

/** The number of listed posts, and when the last of them changed. */
export type ListVersion = { total: number; newest: string };

/** A year's articles, or one part of a long year's. */
export type ArchivePage = {
  category: PostCategory | null;
  year: number;
  /** The parts of the year, oldest first; the newest has no number in its address. */
  part: number;
  parts: number;
  posts: Pick<PostCard, "slug" | "title" | "published_at">[];
};

export type RedirectKind = "post" | "category";

export const blogKeys = {
  all: ["blog"] as const,
  categories: () => [...blogKeys.all, "categories"] as const,
  posts: () => [...blogKeys.all, "posts"] as const,
  postList: (filter: PostFilter, version?: ListVersion) =>
    [...blogKeys.posts(), "list", filter, version] as const,
  listVersion: (categoryId?: string) => [...blogKeys.posts(), "version", categoryId] as const,
  archiveYears: (categorySlug?: string) => [...blogKeys.posts(), "years", categorySlug] as const,
  archive: (path: string) => [...blogKeys.posts(), "archive", path] as const,
  article: (slug: string) => [...blogKeys.posts(), "article", slug] as const,
  redirect: (kind: RedirectKind, slug: string) => [...blogKeys.all, "redirect", kind, slug] as const,
  neighbours: (postId: string) => [...blogKeys.posts(), "neighbours", postId] as const,
  sharedDraft: (token: string) => [...blogKeys.all, "shared-draft", token] as const,
  related: (postId: string) => [...blogKeys.posts(), "related", postId] as const,
};
