import type { PostCategory } from "../blog/post.ts";
import type { PostFields } from "../post-editing/post-draft.ts";
import type { Database } from "../supabase/database-types.ts";

/** A post with every column, body included. */
export type Post = Database["public"]["Tables"]["blog_posts"]["Row"];

export const postStatuses = ["draft", "scheduled", "published", "archived"] as const;

export type PostStatus = Post["status"];

/** A post as the owner's list shows it: all but the body. */
export type PostListItem = Omit<Post, "content"> & { category: PostCategory | null };

/** What names one version of a post, and what publishing needs to know of it. */
export type PostVersion = Pick<Post, "id" | "updated_at" | "published_at">;

/** What a save may change. The reading time follows the content by itself. */
export type PostChanges = Partial<PostFields> & { status?: PostStatus };

/**
 * What became of a save. `conflict` holds what somebody else saved in the meantime (null: they deleted the post);
 * nothing was written then.
 */
export type SaveOutcome = { saved: Post } | { conflict: Post | null };
