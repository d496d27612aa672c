import { getPost } from "../admin-posts/get-post.ts";
import type { Post } from "../admin-posts/post.ts";
import { rethrowWriteFault } from "../admin-posts/slug-errors.ts";
import { getSignedInClient } from "../session/signed-in-client.ts";
import { getPendingVersion } from "./get-pending-version.ts";
import type { PendingVersion } from "./pending-version.ts";

/**
 * What became of it. `postConflict`: somebody saved the post itself since the version was begun (null: deleted it);
 * saving the version again with that post's `updated_at` as its base says that it shall replace it.
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
  if (error) rethrowWriteFault(error, version.fields.slug ?? "");
  const post = await getPost(version.post_id);
  if (outcome === "applied" && post) return { applied: post };
  if (outcome === "post_changed" || !post) return { postConflict: post };
  return { versionConflict: await getPendingVersion(version.post_id) };
}
