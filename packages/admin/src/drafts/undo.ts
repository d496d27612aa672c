import { getPendingVersion } from "@brightwren/core/admin-posts/pending-versions";
import { type Post, postToDraft } from "@brightwren/core/admin-posts/post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { commandTo, savePost } from "@brightwren/core/admin-posts/save-post";
import { restoreTrashedPosts, type RestoredPost } from "@brightwren/core/trash/post-trash";
import type { EditorSession } from "./editor-session.ts";
import { storedText, type CommandOutcome } from "./editor-state.ts";
import { keepDraft, type LocalDraft } from "./local-drafts.ts";
import { isSameForm, readPostForm, toPostForm } from "./post-form.ts";
import { basesOf } from "./save-request.ts";

/** An editor's request that was done: the post as it was before, and the version that the request made of it. */
export type UndoneCommand = { before: Post; madeVersion: string };

/**
 * Makes a post what it was before an editor's request: its text and its status. What the form holds stays there, as a
 * change that is not saved. Where the editor is closed by now, the post is changed without it, unless somebody has saved
 * it since. Rejects, for a closed editor, as `savePost`.
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
 * Puts a deleted post back; undefined when it is not in the trash any more. What an editor held of it, its `draft`, is
 * kept on this computer again where it was not stored, to be offered. Errors as `restoreTrashedPosts`.
 */
export async function undoDelete(id: string, draft?: LocalDraft): Promise<RestoredPost | undefined> {
  const [restored] = await restoreTrashedPosts([id]);
  if (!restored || !draft) return restored;
  const [post, pending] = await Promise.all([getPost(restored.id), getPendingVersion(restored.id)]);
  if (!post || isSameForm(readPostForm(draft.values), storedText({ post, pending }))) return restored;
  // It was made from what has come back.
  const { base, pendingBase: pendingVersion } = basesOf({ post, pending });
  await keepDraft({ ...draft, postId: post.id, base, pendingVersion, unanswered: [], unsent: undefined });
  return restored;
}
