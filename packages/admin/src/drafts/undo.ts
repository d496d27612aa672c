import { getPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, postToDraft } from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { commandTo, savePost } from "@brightwren/core/admin-posts/save-post";
import { restoreTrashedPosts, type RestoredPost } from "@brightwren/core/trash/post-trash";
import type { EditorSession } from "./editor-session.ts";
import type { CommandOutcome } from "./editor-state.ts";
import { storeDraft, type LocalDraft } from "./local-drafts.ts";
import { isSameForm, toPostForm } from "./post-form.ts";
import { basesOf, storedText } from "./save-request.ts";

export type UndoneCommand = { before: Post; madeVersion: string };

/**
 * Restores a post's text and status from before an editor's command. The form's text becomes an unsaved change. If the
 * editor is closed, changes the post directly unless somebody has saved it since. Same errors as `savePost`.
 */
export async function undoCommand(
  session: EditorSession,
  { before, madeVersion }: UndoneCommand,
): Promise<CommandOutcome> {
  const { status } = before;
  const fields = postToDraft(before);
  const outcome = await session.act(commandTo[status], toPostForm(fields));
  if (outcome.name !== "closed") return outcome;
  const answer = await savePost({
    command: commandTo[status],
    revision: crypto.randomUUID(),
    postId: before.id,
    base: madeVersion,
    pendingBase: null,
    fields,
    changesAddress: true,
    unanswered: [],
  });
  return "stored" in answer ? { name: "done", from: undefined, to: status } : { name: "conflict" };
}

/**
 * Restores a deleted post; undefined if it is no longer in the trash. Puts an editor's unsaved text (`draft`) back on
 * this computer, so that the owner can restore it. Same errors as `restoreTrashedPosts`.
 */
export async function undoDelete(id: string, draft?: LocalDraft): Promise<RestoredPost | undefined> {
  const [restored] = await restoreTrashedPosts([id]);
  if (!restored || !draft) return restored;
  const [post, pending] = await Promise.all([getPost(restored.id), getPendingVersion(restored.id)]);
  if (!post || isSameForm(draft.values, storedText({ post, pending }))) return restored;
  // The restored post becomes the draft's base.
  const { base, pendingBase: pendingVersion } = basesOf({ post, pending });
  await storeDraft({
    ...draft,
    postId: post.id,
    base,
    pendingVersion,
    unanswered: [],
    unsent: undefined,
    stopped: undefined,
  });
  return restored;
}
