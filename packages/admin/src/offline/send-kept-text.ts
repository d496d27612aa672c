import { getPost } from "@brightwren/core/admin-posts/get-post";
import { getPendingVersion } from "@brightwren/core/pending-versions/get-pending-version";
import { postDraftSchema } from "@brightwren/core/post-editing/post-draft";
import { readPostForm } from "../editor/form/post-form.ts";
import { savePost } from "../editor/saving/save-post.ts";
import type { StoredVersions } from "../editor/saving/save-result.ts";
import { saveTroubleFrom } from "../editor/saving/save-trouble.ts";
import { unsavedPost, type DraftStop, type LocalDraft } from "../local-drafts/local-draft.ts";

/** A text that waits for the network. */
export type UnsentDraft = LocalDraft & { unsent: NonNullable<LocalDraft["unsent"]> };

/** What became of it. `later`: it goes on waiting. */
export type SendOutcome = { stored: StoredVersions } | { stopped: DraftStop } | "later";

/**
 * Stores a kept text as its editor would have: from the version that it started from, so that nothing is overwritten
 * if there is a newer one. Never rejects.
 */
export async function sendKeptText(draft: UnsentDraft): Promise<SendOutcome> {
  try {
    return await send(draft);
  } catch (error) {
    const { kind, message } = saveTroubleFrom(error);
    return kind === "incomplete" ? refused(message) : "later";
  }
}

async function send(draft: UnsentDraft): Promise<SendOutcome> {
  const fields = postDraftSchema.safeParse(readPostForm(draft.values));
  if (!fields.success) return refused(fields.error.issues[0]?.message);
  const { postId, unsent, pendingVersion = null } = draft;
  const isNew = postId === unsavedPost;
  const post = isNew ? null : await getPost(postId);
  if (!isNew && !post) return { stopped: { reason: "deleted" } };
  const pending = isNew || pendingVersion === null ? null : await getPendingVersion(postId);
  const isChanged = pending !== null && pending.updated_at !== pendingVersion;
  // Taken off the site meanwhile: a pending version would have nothing to wait beside.
  const isOffSite = unsent === "pending" && post?.status !== "published";
  if ((unsent === "save" && isChanged) || isOffSite) return { stopped: { reason: "changed" } };
  const result = await savePost({
    intent: unsent,
    fields: fields.data,
    post,
    pending,
    base: draft.base,
    pendingBase: pendingVersion,
    newId: draft.newId ?? draft.editorId,
    changesAddress: draft.changesAddress ?? false,
  });
  if ("saved" in result) return { stored: result.saved };
  return { stopped: { reason: result.conflict.post ? "changed" : "deleted" } };
}

const refused = (message = "It could not be saved as it is."): SendOutcome => ({
  stopped: { reason: "refused", message },
});
