import type { Row } from "@brightwren/functions/contracts/database-types";
import { pickFields } from "@brightwren/functions/contracts/post-fields";
import type { PostCategory } from "../blog/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import { type PageRequest, queryKeysFor } from "../supabase/list.ts";

export type Post = Row<"blog_posts">;

export const postStatuses = ["draft", "scheduled", "published", "archived"] as const;

export type PostStatus = Post["status"];

/** Columns in the owner's list, without the body and editor-only fields. */
export type PostListItem = Omit<Post, "content" | "first_public_at"> & { category: PostCategory | null };

export type PostBrief = Pick<Post, "id" | "title" | "status" | "updated_at">;

export type PostVersion = Pick<Post, "id" | "updated_at">;

/** The database derives the reading time from the content. */
export type PostChanges = Partial<PostFields> & { status?: PostStatus };

/** `conflict` is the server version, or null if the post was deleted; nothing was written. */
export type SaveOutcome = { saved: Post } | { conflict: Post | null };

export const postToDraft = (post: Post): PostFields => pickFields(post);

/** `match` sorts title matches before other matches, then newest first. */
export type PostSort = {
  by: "match" | "title" | "status" | "created_at" | "updated_at" | "published_at";
  ascending: boolean;
};

/** Omitted fields do not filter. */
export type PostChoice = {
  status?: PostStatus | undefined;
  /** Matches word prefixes in title, excerpt, text, author, category or tags, ignoring case and accents. */
  search?: string | undefined;
  /** A category's slug; `noCategory` for posts without a category. */
  category?: string | undefined;
  author?: string | undefined;
  tag?: string | undefined;
  /** Month of publication, or else of creation, in the studio's time zone: `2026-11`. */
  month?: string | undefined;
};

/** Filter value for posts without a category. It is not a valid slug. */
export const noCategory = "-";

export type PostListRequest = PostChoice & PageRequest & { sort: PostSort };

const keys = queryKeysFor<PostListRequest>("posts", "post");

export const postKeys = {
  ...keys,
  counts: () => [...keys.all, "counts"] as const,
  recent: () => [...keys.all, "recent"] as const,
  linkTargets: () => [...keys.all, "link-targets"] as const,
  slugFree: (slug: string, exceptId?: string) => [...keys.all, "slug-free", slug, exceptId] as const,
  pendingVersion: (id: string) => [...keys.record(id), "pending-version"] as const,
};
