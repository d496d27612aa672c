import { useCallback, useEffect, useState } from "react";
import { abandonedDrafts } from "../../local-drafts/abandoned-drafts.ts";
import { forgetDraft, keepDraft } from "../../local-drafts/draft-store.ts";
import { unsavedPost, type LocalDraft } from "../../local-drafts/local-draft.ts";
import type { RestoreVisit } from "../../offline/restore-visit.ts";
import { emptyPostForm, isSameForm, readPostForm, type PostForm } from "../form/post-form.ts";
import type { EditorSession } from "../session/editor-session.ts";

export type FoundDraft = { draft: LocalDraft; form: PostForm };

const forget = (draft: LocalDraft) =>
  forgetDraft(draft).catch((error: unknown) => console.warn("A kept text could not be removed:", error));

/** The drafts of this post, and the one that was chosen to be opened as a new post. */
async function draftsFor(postId: string, chosen: RestoreVisit["restore"] | undefined): Promise<LocalDraft[]> {
  const drafts = await abandonedDrafts(postId);
  if (!chosen || chosen.postId === postId || postId !== unsavedPost) return drafts;
  const others = await abandonedDrafts(chosen.postId);
  return [...drafts, ...others.filter(({ editorId }) => editorId === chosen.editorId)];
}

/**
 * What windows that are gone have left of this post on this computer, newest first, as far as it says anything that
 * the server does not. Looks again whenever the number of `others` that have the post open changes.
 */
export function useFoundDrafts(
  session: EditorSession,
  others: number,
  chosen: RestoreVisit["restore"] | undefined,
) {
  const [found, setFound] = useState<FoundDraft[]>([]);
  const { postId } = session.place;

  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const drafts = await draftsFor(postId, chosen);
      const all = drafts
        .filter(({ editorId }) => editorId !== session.editorId)
        .map((draft) => ({ draft, form: readPostForm(draft.values) }));
      const isKnown = ({ form }: FoundDraft) =>
        isSameForm(form, session.savedForm) || isSameForm(form, emptyPostForm);
      for (const { draft } of all.filter(isKnown)) void forget(draft);
      if (isCurrent) setFound(all.filter((one) => !isKnown(one)));
    };
    look().catch((error: unknown) => console.warn("Kept texts could not be looked for:", error));
    return () => {
      isCurrent = false;
    };
  }, [postId, session, others, chosen]);

  const discard = useCallback((draft: LocalDraft) => {
    setFound((before) => before.filter((one) => one.draft !== draft));
    void forget(draft);
  }, []);
  /** Keeps a text that another one takes the place of, so that it is found in its turn. */
  const putAside = useCallback(async (draft: LocalDraft, form: PostForm) => {
    await keepDraft({ ...draft, values: form });
    setFound((before) => [{ draft, form }, ...before]);
  }, []);
  return { found, discard, putAside };
}
