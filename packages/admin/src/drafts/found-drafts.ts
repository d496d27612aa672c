import { type DraftOwner, isOwn } from "./draft-owner.ts";
import type { EditorSession } from "./editor-session.ts";
import {
  abandonedDrafts,
  type DraftId,
  deleteDraft,
  holdDraft,
  storeDraft,
  type LocalDraft,
  unsavedPost,
} from "./local-drafts.ts";
import { emptyPostForm, isSameForm, type PostForm, toPostForm } from "./post-form.ts";

/**
 * Finds this owner's drafts of the post from closed editors, newest first, and the draft `chosen` to open as a new
 * post. Deletes drafts that the server already has. Rejects if local storage fails.
 */
export async function findDrafts(
  session: EditorSession,
  owner: DraftOwner,
  chosen: DraftId | undefined,
): Promise<LocalDraft[]> {
  const all = (await draftsFor(session.place.postId, chosen)).filter(
    (draft) => draft.editorId !== session.editorId && isOwn(draft, owner),
  );
  const isKnown = ({ values, unanswered }: LocalDraft) =>
    isSameForm(values, emptyPostForm) ||
    // The server may have stored an earlier, unacknowledged attempt.
    [values, ...unanswered.map(({ fields }) => toPostForm(fields))].every((text) =>
      isSameForm(text, session.savedForm),
    );
  await Promise.all(all.filter(isKnown).map(deleteDraft));
  return all.filter((one) => !isKnown(one));
}

async function draftsFor(postId: string, chosen: DraftId | undefined): Promise<LocalDraft[]> {
  const drafts = await abandonedDrafts(postId);
  if (!chosen || chosen.postId === postId || postId !== unsavedPost) return drafts;
  const others = await abandonedDrafts(chosen.postId);
  return [...drafts, ...others.filter(({ editorId }) => editorId === chosen.editorId)];
}

/**
 * Moves a found draft into the editor, whose unsaved text becomes a local draft. Returns whether the found draft still
 * existed, and the draft with the replaced text. If local storage fails, rejects and leaves the found draft unchanged.
 */
export async function restoreDraft(
  session: EditorSession,
  found: DraftId,
): Promise<{ isRestored: boolean; instead?: LocalDraft }> {
  return holdDraft(found, async (draft) => {
    if (!draft) return { isRestored: false };
    const { instead, restoring } = await keepAside(session, () => session.restore(draft));
    if (session.isClosed) return { isRestored: false };
    if (await restoring) await deleteDraft(draft);
    return { isRestored: true, ...(instead && { instead }) };
  });
}

/**
 * Writes text into the editor as if the owner had typed it, but does not change the address. Stores the editor's
 * unsaved text as a local draft. Returns that draft, the text before, and whether the editor was open. If local storage
 * fails, rejects and changes nothing. `type` writes the body so that the browser can undo it.
 */
export async function enterText(
  session: EditorSession,
  form: PostForm,
  type?: (content: string) => void,
): Promise<{ isEntered: boolean; before: PostForm; instead?: LocalDraft }> {
  let before = session.form;
  const enter = async () => {
    if (session.isClosed) return false;
    before = session.form;
    type?.(form.content);
    session.enter({ ...form, slug: before.slug });
    return true;
  };
  const { instead, restoring } = await keepAside(session, enter);
  return { isEntered: await restoring, before, ...(instead && { instead }) };
}

/**
 * Stores the editor's unsaved text as a local draft before `restore` replaces it. Repeats if the text changed while it
 * was being stored.
 */
async function keepAside(
  session: EditorSession,
  restore: () => Promise<boolean>,
): Promise<{ instead?: LocalDraft; restoring: Promise<boolean> }> {
  const editorId = crypto.randomUUID();
  for (let instead: LocalDraft | undefined; ; await storeDraft(instead)) {
    await session.untilIdle();
    const isHeld = instead && isSameForm(instead.values, session.form);
    // Do not await between this check and `restore`, so that nothing can change.
    if (session.isIdle && (isHeld || session.isClosed || !session.getSnapshot().isDirty))
      return { ...(instead && { instead }), restoring: restore() };
    instead = { ...session.localDraft(editorId), unsent: undefined, stopped: undefined };
  }
}
