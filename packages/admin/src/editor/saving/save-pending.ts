import { getPost } from "@brightwren/core/admin-posts/get-post";
import { differingFields } from "@brightwren/core/post-editing/differing-fields";
import { postToDraft } from "@brightwren/core/post-editing/post-to-draft";
import type { Post } from "@brightwren/core/admin-posts/post";
import { applyPendingVersion } from "@brightwren/core/pending-versions/apply-pending-version";
import type { PendingFields, PendingVersion } from "@brightwren/core/pending-versions/pending-version";
import { savePendingVersion } from "@brightwren/core/pending-versions/save-pending-version";
import type { SaveRequest, SaveResult } from "./save-result.ts";

/** Keeps the text beside the published post; visitors see no change. Errors as `savePendingVersion`. */
export async function savePending(request: SaveRequest, post: Post): Promise<SaveResult> {
  const outcome = await savePendingVersion({
    postId: post.id,
    fields: pendingFields(request),
    baseUpdatedAt: request.base ?? post.updated_at,
    expectedUpdatedAt: request.pendingBase,
  });
  if ("saved" in outcome) return { saved: { post, pending: outcome.saved } };
  // A save whose answer was lost: what stands there is our own.
  if (isOurs(request, outcome.conflict)) return { saved: { post, pending: outcome.conflict } };
  // Without a version to run into, it is the post that is gone or changed.
  return rival(await getPost(post.id), outcome.conflict);
}

/** Puts the text in the post's place and ends the pending version, whole or not at all. Errors as `applyPendingVersion`. */
export async function applyText(
  request: SaveRequest,
  post: Post,
  version: PendingVersion,
): Promise<SaveResult> {
  const kept = await savePending({ ...request, pending: version }, post);
  if ("conflict" in kept || !kept.saved.pending) return kept;
  const outcome = await applyPendingVersion(kept.saved.pending);
  if ("applied" in outcome) return { saved: { post: outcome.applied, pending: null } };
  if ("postConflict" in outcome)
    return {
      conflict: {
        post: outcome.postConflict,
        pending: kept.saved.pending,
        text: outcome.postConflict && postToDraft(outcome.postConflict),
      },
    };
  return rival(post, outcome.versionConflict);
}

/** Somebody else's pending version, or, where they applied or discarded it, the post as it is. */
function rival(post: Post | null, pending: PendingVersion | null): SaveResult {
  return { conflict: { post, pending, text: post && { ...postToDraft(post), ...pending?.fields } } };
}

function isOurs(request: SaveRequest, theirs: PendingVersion | null): theirs is PendingVersion {
  if (!theirs || theirs.base_updated_at !== request.base) return false;
  const [mine, stored] = [pendingFields(request), theirs.fields];
  return (
    mine.slug === stored.slug && differingFields({ slug: "", ...mine }, { slug: "", ...stored }).length === 0
  );
}

function pendingFields({ fields, changesAddress }: SaveRequest): PendingFields {
  const { slug, ...others } = fields;
  return changesAddress ? { ...others, slug } : others;
}
