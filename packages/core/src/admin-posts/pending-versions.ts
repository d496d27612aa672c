import { z } from "@brightwren/functions/contracts/zod";
import type { Row } from "@brightwren/functions/contracts/database-types";
import {
  type PostFieldName,
  postFieldNames,
  postFields,
  type StoredFields,
} from "@brightwren/functions/contracts/post-fields";
import { type PostFields, readingTime } from "../post-editing/post-draft.ts";
import { AccessError, assertAdmin, getSignedInClient, refusalOf } from "../session/access.ts";
import type { Supabase } from "../supabase/client.ts";
import { isMissingReference, isTaken } from "../supabase/data-api.ts";
import { type Post, postKeys } from "./post.ts";
import { getPost } from "./read-post.ts";
import { writeFault } from "./write-posts.ts";

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
 * What became of a save. `conflict` holds what somebody else saved in the meantime (null: it was applied or
 * discarded, or the post was deleted); nothing was written then.
 */
export type PendingOutcome = { saved: PendingVersion } | { conflict: PendingVersion | null };

type PendingSave = {
  postId: string;
  /** Leave `slug` out unless the person changed the address on purpose. */
  fields: PendingFields;
  /** The `updated_at` of the post that this text started from. */
  baseUpdatedAt: string;
  /** The `updated_at` of the pending version that the person started from; null for the first save. */
  expectedUpdatedAt: string | null;
};

/**
 * Keeps an edit of a published post without changing what visitors see. One version a post; a save names the one it
 * started from. Throws an `AccessError` or the backend's error.
 */
export async function savePendingVersion(save: PendingSave): Promise<PendingOutcome> {
  const supabase = await getSignedInClient();
  const { data, error } =
    save.expectedUpdatedAt === null
      ? await addVersion(supabase, save)
      : await changeVersion(supabase, save, save.expectedUpdatedAt);
  // Without its post there is none to keep beside it: the post was deleted.
  if (error && !isTaken(error) && !isMissingReference(error)) throw await refusalOf(error);
  if (data) return { saved: toPendingVersion(data) };
  await assertAdmin();
  const current = await getPendingVersion(save.postId);
  // The right was missing a moment ago, when the row was to be written.
  if (current && current.updated_at === save.expectedUpdatedAt) throw new AccessError("not-admin");
  return { conflict: current };
}

const columns = ({ fields, baseUpdatedAt }: PendingSave) => ({
  fields: { ...fields, read_time_minutes: readingTime(fields.content) },
  base_updated_at: baseUpdatedAt,
});

const addVersion = (supabase: Supabase, save: PendingSave) =>
  supabase
    .from("blog_post_pending_versions")
    .insert({ post_id: save.postId, ...columns(save) })
    .select("*")
    .maybeSingle();

async function changeVersion(supabase: Supabase, save: PendingSave, expectedUpdatedAt: string) {
  const { data } = await supabase.auth.getSession();
  return supabase
    .from("blog_post_pending_versions")
    .update({ ...columns(save), saved_by: data.session?.user.id ?? null })
    .eq("post_id", save.postId)
    .eq("updated_at", expectedUpdatedAt)
    .select("*")
    .maybeSingle();
}

/**
 * What became of it. `postConflict`: somebody saved the post itself since the version was begun (null: deleted it);
 * saving the version again with that post's `updated_at` as its base makes it replace that.
 * `versionConflict`: somebody saved the version itself, or applied or discarded it (null). Nothing was written then.
 */
export type ApplyOutcome =
  | { applied: Post }
  | { postConflict: Post | null }
  | { versionConflict: PendingVersion | null };

/**
 * Puts a pending version, as the person has read it, in the place of the post's text, whole or not at all.
 * Throws a `SlugTakenError`, an `AccessError` or the backend's error.
 */
export async function applyPendingVersion(version: PendingVersion): Promise<ApplyOutcome> {
  const supabase = await getSignedInClient();
  const { data: outcome, error } = await supabase.rpc("apply_pending_version", {
    post_id: version.post_id,
    expected_updated_at: version.updated_at,
  });
  if (error) throw await writeFault(error, version.fields.slug ?? "");
  const post = await getPost(version.post_id);
  if (outcome === "applied" && post) return { applied: post };
  if (outcome === "post_changed" || !post) return { postConflict: post };
  return { versionConflict: await getPendingVersion(version.post_id) };
}

/** What became of discarding. `conflict` is what somebody else saved in the meantime; it is still there. */
export type DiscardOutcome = "discarded" | { conflict: PendingVersion };

/**
 * Throws a pending version away, the very one that the person has seen; one that is gone already counts as discarded.
 * Throws an `AccessError` or the backend's error.
 */
export async function discardPendingVersion({
  post_id,
  updated_at,
}: Pick<PendingVersion, "post_id" | "updated_at">): Promise<DiscardOutcome> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("blog_post_pending_versions")
    .delete()
    .eq("post_id", post_id)
    .eq("updated_at", updated_at)
    .select("post_id")
    .throwOnError();
  if (data.length > 0) return "discarded";
  await assertAdmin();
  const current = await getPendingVersion(post_id);
  if (current?.updated_at === updated_at) throw new AccessError("not-admin");
  return current ? { conflict: current } : "discarded";
}
