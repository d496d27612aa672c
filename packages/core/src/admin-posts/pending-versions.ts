import { z } from "@brightwren/functions/contracts/zod";
import type { Row } from "@brightwren/functions/contracts/database-types";
import {
  type PostFieldName,
  postFieldNames,
  postFields,
  type StoredFields,
} from "@brightwren/functions/contracts/post-fields";
import { type PostFields, readingTime } from "../post-editing/post-draft.ts";
import { getSignedInClient, refusalOf } from "../session/access.ts";
import { postKeys, type PostVersion } from "./post.ts";

/** The fields a pending version changes; the address only where the person changed it on purpose. */
type PendingFields = Omit<PostFields, "slug"> & { slug?: string };

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

const storedField = (name: PostFieldName) => {
  if (name === "tags") return z.array(z.string()).default([]);
  return postFields[name].nullable ? z.string().nullable().default(null) : z.string().default("");
};

/** What this client, or an older one without the newest fields, stored of a text. */
export const storedFieldsSchema = z.object(
  Object.fromEntries(postFieldNames.map((name) => [name, storedField(name)])),
) as unknown as z.ZodType<StoredFields>;

/** A pending version as it lies in the table. */
export type StoredPendingVersion = Row<"blog_post_pending_versions">;

/** The version in a row of the table. Throws a ZodError for fields that are none. */
export function toPendingVersion({
  post_id,
  fields,
  base_updated_at,
  saved_by,
  updated_at,
}: StoredPendingVersion): PendingVersion {
  const { slug, ...others } = storedFieldsSchema.parse(fields);
  return {
    post_id,
    fields: { ...others, ...(slug !== "" && { slug }) },
    base_updated_at,
    saved_by,
    updated_at,
  };
}

/** The pending version of a post; null when there is none. Throws an `AccessError` or the backend's error. */
export async function getPendingVersion(
  postId: string,
  signal?: AbortSignal,
): Promise<PendingVersion | null> {
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_post_pending_versions").select("*").eq("post_id", postId);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data && toPendingVersion(data);
}

/** Query options for `getPendingVersion`. */
export const pendingVersionQuery = (postId: string) => ({
  queryKey: postKeys.pendingVersion(postId),
  queryFn: ({ signal }: { signal: AbortSignal }) => getPendingVersion(postId, signal),
});

/**
 * Adds a pending version to a post that has none, as an import does. Throws an `AccessError` or the backend's error.
 * Everything else that an editor does with pending versions is `savePost`.
 */
export async function addPendingVersion(
  { id, updated_at }: PostVersion,
  fields: PendingFields,
): Promise<PendingVersion> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase
    .from("blog_post_pending_versions")
    .insert({
      post_id: id,
      fields: { ...fields, read_time_minutes: readingTime(fields.content) },
      base_updated_at: updated_at,
    })
    .select("*")
    .single();
  if (error) throw await refusalOf(error);
  return toPendingVersion(data);
}
