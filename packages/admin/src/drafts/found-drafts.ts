import { type DraftOwner, isOwn } from "./draft-owner.ts";
import type { EditorSession } from "./editor-session.ts";
import {
  abandonedDrafts,
  type DraftId,
  forgetDraft,
  holdDraft,
  keepDraft,
  type LocalDraft,
  unsavedPost,
} from "./local-drafts.ts";
import { emptyPostForm, isSameForm, type PostForm, readPostForm, toPostForm } from "./post-form.ts";

/** A draft of this post that an editor has left on this computer, and the form of it. */
export type FoundDraft = { draft: LocalDraft; form: PostForm };

/**
 * What editors that are gone have left of this post on this computer, of this person and newest first, and the one that
 * was `chosen` to be opened as a new post. What the server has anyway is forgotten. Rejects when the browser refuses.
 */
export async function findDrafts(
  session: EditorSession,
  owner: DraftOwner,
  chosen: DraftId | undefined,
): Promise<FoundDraft[]> {
  const all = (await draftsFor(session.place.postId, chosen))
    .filter((draft) => draft.editorId !== session.editorId && isOwn(draft, owner))
    .map((draft) => ({ draft, form: readPostForm(draft.values) }));
  const isKnown = ({ draft, form }: FoundDraft) =>
    isSameForm(form, emptyPostForm) ||
    // What was sent and never answered may stand there instead.
    [form, ...(draft.unanswered ?? []).map(({ fields }) => toPostForm(fields))].every((text) =>
      isSameForm(text, session.savedForm),
    );
  await Promise.all(all.filter(isKnown).map(({ draft }) => forgetDraft(draft)));
  return all.filter((one) => !isKnown(one));
}

async function draftsFor(postId: string, chosen: DraftId | undefined): Promise<LocalDraft[]> {
  const drafts = await abandonedDrafts(postId);
  if (!chosen || chosen.postId === postId || postId !== unsavedPost) return drafts;
  const others = await abandonedDrafts(chosen.postId);
  return [...drafts, ...others.filter(({ editorId }) => editorId === chosen.editorId)];
}

/**
 * Puts a found draft into the editor and takes it from where it was kept. What the editor held is kept in its place, to
 * be found in its turn. Returns whether it was still there, and the draft of what it took the place of.
 * Rejects when the browser refuses; the found draft stays then.
 */
export async function restoreDraft(
  session: EditorSession,
  found: FoundDraft,
): Promise<{ isRestored: boolean; instead?: FoundDraft }> {
  return holdDraft(found.draft, async (draft) => {
    if (!draft) return { isRestored: false };
    const restore = () => session.restore(draft, readPostForm(draft.values));
    const { instead, restoring } = await keepAside(session, restore);
    if (session.isClosed) return { isRestored: false };
    if (await restoring) await forgetDraft(draft);
    return {
      isRestored: true,
      ...(instead && { instead: { draft: instead, form: readPostForm(instead.values) } }),
    };
  });
}

/**
 * Puts a text into the editor as if somebody had typed it; the address stays. What the editor held and nobody has stored is kept on this
 * computer, to be found in its turn. Returns whether the editor was open, and the draft of what was kept.
 * Rejects when the browser refuses; the editor is as it was then.
 */
export async function enterText(
  session: EditorSession,
  form: PostForm,
): Promise<{ isEntered: boolean; instead?: LocalDraft }> {
  const enter = async () => {
    if (session.isClosed) return false;
    session.enter({ ...form, slug: session.form.slug });
    return true;
  };
  const { instead, restoring } = await keepAside(session, enter);
  return { isEntered: await restoring, ...(instead && { instead }) };
}

/**
 * Keeps what an editor holds, if it is not stored, as a draft of its own, and only then restores another text: what was
 * typed or restored while it was kept is kept in its turn.
 */
async function keepAside(
  session: EditorSession,
  restore: () => Promise<boolean>,
): Promise<{ instead?: LocalDraft; restoring: Promise<boolean> }> {
  const editorId = crypto.randomUUID();
  for (let instead: LocalDraft | undefined; ; await keepDraft(instead)) {
    await session.untilIdle();
    const isHeld = instead && isSameForm(readPostForm(instead.values), session.form);
    // Nothing comes between this look and the restoring.
    if (session.isIdle && (isHeld || session.isClosed || !session.getSnapshot().isDirty))
      return { ...(instead && { instead }), restoring: restore() };
    instead = { ...session.localDraft(editorId), unsent: undefined };
  }
}
