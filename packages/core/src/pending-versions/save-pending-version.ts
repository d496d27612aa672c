import { readingTime } from "../blog/reading-time.ts";
import { rethrowRefusal } from "../session/access-error.ts";
import { assertAdmin, getSignedInClient } from "../session/signed-in-client.ts";
import type { Supabase } from "../supabase/client.ts";
import { getPendingVersion } from "./get-pending-version.ts";
import { type PendingFields, type PendingVersion, toPendingVersion } from "./pending-version.ts";

/**
 * What became of a save. `conflict` holds what somebody else saved in the meantime (null: it was applied or
 * discarded); nothing was written then.
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

const uniqueViolation = "23505";

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
  if (error && error.code !== uniqueViolation) rethrowRefusal(error);
  if (data) return { saved: toPendingVersion(data) };
  await assertAdmin();
  return { conflict: await getPendingVersion(save.postId) };
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
