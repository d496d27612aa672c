import type { Row } from "@brightwren/functions/contracts/database-types";
import type { PostCategory } from "../blog/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";

/** A post with every column, body included. */
export type Post = Row<"blog_posts">;

export const postStatuses = ["draft", "scheduled", "published", "archived"] as const;

export type PostStatus = Post["status"];

/** A post as the owner's list shows it: all but the body and what only the editor asks. */
export type PostListItem = Omit<Post, "content" | "first_public_at"> & { category: PostCategory | null };

/** What names one version of a post. */
export type PostVersion = Pick<Post, "id" | "updated_at">;

/** What a save may change. The reading time follows the content by itself. */
export type PostChanges = Partial<PostFields> & { status?: PostStatus };

/**
 * What became of a save. `conflict` holds what somebody else saved in the meantime (null: they deleted the post);
 * nothing was written then.
 */
export type SaveOutcome = { saved: Post } | { conflict: Post | null };

/** The part of a post that the editor changes. */
export function postToDraft(post: Post): PostFields {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    category_id: post.category_id,
    author: post.author,
    tags: post.tags,
    featured_image_url: post.featured_image_url,
    featured_image_alt: post.featured_image_alt,
    seo_title: post.seo_title,
    seo_meta_description: post.seo_meta_description,
    published_at: post.published_at,
  };
}

/** How a list of posts is sorted. */
export type PostSort = {
  by: "title" | "status" | "created_at" | "updated_at" | "published_at";
  ascending: boolean;
};

/** One page of the owner's list. */
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

/** Query keys of everything the owner reads of the posts, from general to particular. */
export const postKeys = {
  all: ["admin", "posts"] as const,
  lists: () => [...postKeys.all, "list"] as const,
  list: (request: PostListRequest) => [...postKeys.lists(), request] as const,
  contents: (ids: readonly string[]) => [...postKeys.all, "contents", ids] as const,
  counts: () => [...postKeys.all, "counts"] as const,
  recent: () => [...postKeys.all, "recent"] as const,
  tags: () => [...postKeys.all, "tags"] as const,
  authors: () => [...postKeys.all, "authors"] as const,
  publishedSlugs: () => [...postKeys.all, "published-slugs"] as const,
  slugFree: (slug: string, exceptId?: string) => [...postKeys.all, "slug-free", slug, exceptId] as const,
  posts: () => [...postKeys.all, "post"] as const,
  post: (id: string) => [...postKeys.posts(), id] as const,
  pendingVersion: (postId: string) => [...postKeys.post(postId), "pending-version"] as const,
};
