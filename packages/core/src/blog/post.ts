import type { Database } from "../supabase/database-types.ts";

type PostRow = Database["public"]["Tables"]["blog_posts"]["Row"];

export type Category = Database["public"]["Tables"]["blog_categories"]["Row"];

export type PostCategory = Pick<Category, "name" | "slug">;

/** A post as the list shows it. */
export type PostCard = Pick<
  PostRow,
  "id" | "title" | "slug" | "excerpt" | "published_at" | "read_time_minutes" | "tags"
> & { category: PostCategory | null };

/** A post with everything, body included (Markdown). */
export type Article = PostRow & { category: PostCategory | null };

export type RelatedPost = Pick<PostRow, "id" | "title" | "slug" | "excerpt">;
