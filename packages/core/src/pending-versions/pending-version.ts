import { z } from "@brightwren/functions/contracts/zod";
import type { PostFields } from "../post-editing/post-draft.ts";
import type { Database } from "../supabase/database-types.ts";

/** The fields a pending version changes; the address only where the person changed it on purpose. */
export type PendingFields = Omit<PostFields, "slug"> & { slug?: string };

/** An edit of a published post that visitors don't see yet. */
export type PendingVersion = {
  post_id: string;
  fields: PendingFields;
  /** The `updated_at` of the post it started from. */
  base_updated_at: string;
  /** The user who saved it last. */
  saved_by: string | null;
  /** Names this version of the version, as `updated_at` does for posts. */
  updated_at: string;
};

// What this client or an older one stored: the database knows the names of the fields only.
const storedFieldsSchema = z.object({
  title: z.string(),
  slug: z.string().optional(),
  excerpt: z.string(),
  content: z.string(),
  category_id: z.string().nullable(),
  author: z.string(),
  tags: z.array(z.string()),
  featured_image_url: z.string().nullable(),
  seo_meta_description: z.string().nullable(),
  published_at: z.string().nullable(),
});

type Row = Database["public"]["Tables"]["blog_post_pending_versions"]["Row"];

/** The version in a row of the table. Throws a ZodError for fields that are none. */
export function toPendingVersion({
  post_id,
  fields,
  base_updated_at,
  saved_by,
  updated_at,
}: Row): PendingVersion {
  const { slug, ...others } = storedFieldsSchema.parse(fields);
  return {
    post_id,
    fields: { ...others, ...(slug !== undefined && { slug }) },
    base_updated_at,
    saved_by,
    updated_at,
  };
}
