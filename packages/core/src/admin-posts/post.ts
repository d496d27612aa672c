import type { Row } from "@brightwren/functions/contracts/database-types";
import { pickFields } from "@brightwren/functions/contracts/post-fields";
import type { PostCategory } from "../blog/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";

/** A post with every column, body included. */
export type Post = Row<"blog_posts">;

export const postStatuses = ["draft", "scheduled", "published", "archived"] as const;

export type PostStatus = Post["status"];

/** A post as the owner's list shows it: all but the body and what only the editor asks. */
export type PostListItem = Omit<Post, "content" | "first_public_at"> & { category: PostCategory | null };

/** What a choice of posts shows of each: enough to change it and to name it. */
export type PostBrief = Pick<Post, "id" | "title" | "status" | "updated_at">;

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
export const postToDraft = (post: Post): PostFields => pickFields(post);

/** How a list of posts is sorted. `match`: those first whose title holds what is searched, then the newest. */
export type PostSort = {
  by: "match" | "title" | "status" | "created_at" | "updated_at" | "published_at";
  ascending: boolean;
};

/** Which posts are meant; what is left out says nothing. */
export type PostChoice = {
  status?: PostStatus | undefined;
  /** Words, each the beginning of one in title, excerpt, text, author, category or tags; case and accents aside. */
  search?: string | undefined;
  /** A category's slug; `noCategory` for posts without one. */
  category?: string | undefined;
  author?: string | undefined;
  tag?: string | undefined;
  /** Of the publish date, or of the day it was begun where it has none: `2026-11`, in the studio's calendar. */
  month?: string | undefined;
};

/** Stands for no category where one is chosen; no slug is written like this. */
export const noCategory = "-";

/** One page of the owner's list. */
export type PostListRequest = PostChoice & {
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
  choices: () => [...postKeys.all, "choices"] as const,
  recent: () => [...postKeys.all, "recent"] as const,
  states: (ids: readonly string[]) => [...postKeys.all, "states", ids] as const,
  tags: () => [...postKeys.all, "tags"] as const,
  authors: () => [...postKeys.all, "authors"] as const,
  publishedSlugs: () => [...postKeys.all, "published-slugs"] as const,
  allLinkTargets: () => [...postKeys.all, "link-targets"] as const,
  linkTargets: (search: string) => [...postKeys.allLinkTargets(), search] as const,
  slugFree: (slug: string, exceptId?: string) => [...postKeys.all, "slug-free", slug, exceptId] as const,
  trash: () => [...postKeys.all, "trash"] as const,
  posts: () => [...postKeys.all, "post"] as const,
  post: (id: string) => [...postKeys.posts(), id] as const,
  versions: (postId: string) => [...postKeys.all, "versions", postId] as const,
  pendingVersion: (postId: string) => [...postKeys.post(postId), "pending-version"] as const,
};
