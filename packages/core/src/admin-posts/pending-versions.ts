import { z } from "@brightwren/functions/contracts/zod";
import type { Row } from "@brightwren/functions/contracts/database-types";
import {
  type PostFieldName,
  postFieldNames,
  postFields,
  type StoredFields,
} from "@brightwren/functions/contracts/post-fields";
import { type PostFields, readingTime } from "../post-editing/post-draft.ts";
import { askAsOwner, getSignedInClient } from "../session/access.ts";
import { postKeys, type PostVersion } from "./post.ts";
import { queryOf } from "../supabase/query.ts";

/** Contains `slug` only if the owner changed the address. */
type PendingFields = Omit<PostFields, "slug"> & { slug?: string };

/** `base_updated_at`: `updated_at` of the post version that was edited. */
export type PendingVersion = Omit<StoredPendingVersion, "fields" | "created_at"> & { fields: PendingFields };

const storedField = (name: PostFieldName) => {
  if (name === "tags") return z.array(z.string()).default([]);
  return postFields[name].nullable ? z.string().nullable().default(null) : z.string().default("");
};

/** Versions stored by older clients lack newer fields. */
export const storedFieldsSchema = z.object(
  Object.fromEntries(postFieldNames.map((name) => [name, storedField(name)])),
) as unknown as z.ZodType<StoredFields>;

export type StoredPendingVersion = Row<"blog_post_pending_versions">;

/** Throws a ZodError for invalid fields. */
export function toPendingVersion(row: StoredPendingVersion): PendingVersion {
  const { created_at: _, fields, ...version } = row;
  const { slug, ...others } = storedFieldsSchema.parse(fields);
  return { ...version, fields: { ...others, ...(slug !== "" && { slug }) } };
}

/** Returns null if there is no pending version. */
export async function getPendingVersion(
  postId: string,
  signal?: AbortSignal,
): Promise<PendingVersion | null> {
  const supabase = await getSignedInClient();
  const query = supabase.from("blog_post_pending_versions").select("*").eq("post_id", postId);
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data && toPendingVersion(data);
}

export const pendingVersionQuery = (postId: string) =>
  queryOf(postKeys.pendingVersion(postId), (signal) => getPendingVersion(postId, signal));

/** Adds a pending version on import; editors use `savePost`. */
export async function addPendingVersion(
  { id, updated_at }: PostVersion,
  fields: PendingFields,
): Promise<PendingVersion> {
  const version = {
    post_id: id,
    fields: { ...fields, read_time_minutes: readingTime(fields.content) },
    base_updated_at: updated_at,
  };
  return askAsOwner((supabase) =>
    supabase.from("blog_post_pending_versions").insert(version).select("*").single(),
  ).then(toPendingVersion);
}
