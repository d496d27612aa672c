import { buttonClass } from "@brightwren/ui/button-class";
import { useCallback, useMemo, useState, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { readRestoreState, type RestoreState } from "../../drafts/draft-list-item.ts";
import { formatRecent } from "../../parts/format.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import { useEditor } from "../session/use-editor.ts";
import { Notice, NoticeAction } from "./notice.tsx";
import {
  abandonedDrafts,
  forgetDraft,
  keepDraft,
  unsavedPost,
  type LocalDraft,
} from "../../drafts/local-drafts.ts";
import { emptyPostForm, isSameForm, readPostForm, type PostForm } from "../../drafts/post-form.ts";
import type { EditorSession } from "../session/editor-session.ts";
import { useReachable } from "../../host/connectivity.ts";

const keptAt = ({ draft }: FoundDraft): string => formatRecent(draft.keptAt);

/** Offers back what a crash, a closed window or a lost network left on this computer. */
export function FoundDrafts({ others }: { others: number }) {
  const { session, form } = useEditor();
  const { state } = useLocation();
  const chosen = useMemo(() => readRestoreState(state), [state]);
  const { found, discard, putAside } = useFoundDrafts(session, others, chosen);
  const [compared, setCompared] = useState<FoundDraft>();

  const takeUp = useCallback(
    (one: FoundDraft) => {
      session.restore(one.draft, one.form);
      discard(one.draft);
    },
    [session, discard],
  );
  useTakingUp({ session, found, chosen, restore: takeUp });

  const restore = async (one: FoundDraft) => {
    setCompared(undefined);
    if (session.getSnapshot().isDirty) {
      await putAside(session.localDraft(crypto.randomUUID()), { ...form.getValues() });
    }
    takeUp(one);
  };

  return (
    <>
      {found.map((one) => (
        <Notice
          key={one.draft.editorId}
          actions={
            <>
              <NoticeAction label="Restore" onClick={() => void restore(one)} />
              <NoticeAction label="Compare" onClick={() => setCompared(one)} />
              <NoticeAction label="Discard" onClick={() => discard(one.draft)} />
            </>
          }
        >
          {`Unsaved text from ${keptAt(one)} found${one.form.title ? `: “${one.form.title}”` : ""}.`}
        </Notice>
      ))}
      {compared ? (
        <ComparisonDialog
          open
          title="Unsaved text and what is here now"
          explanation="Restoring puts the unsaved text into the editor. Nothing is saved or published by it."
          left={{ name: "In the editor now", form: form.getValues() }}
          right={{ name: `Unsaved text from ${keptAt(compared)}`, form: compared.form }}
          closeLabel="Decide later"
          onClose={() => setCompared(undefined)}
          choices={
            <button type="button" className={buttonClass()} onClick={() => void restore(compared)}>
              Restore unsaved text
            </button>
          }
        />
      ) : null}
    </>
  );
}

export type FoundDraft = { draft: LocalDraft; form: PostForm };

const forget = (draft: LocalDraft) =>
  forgetDraft(draft).catch((error: unknown) => console.warn("A kept text could not be removed:", error));

/** The drafts of this post, and the one that was chosen to be opened as a new post. */
async function draftsFor(postId: string, chosen: RestoreState["restore"] | undefined): Promise<LocalDraft[]> {
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
  chosen: RestoreState["restore"] | undefined,
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

type TakingUp = {
  session: EditorSession;
  found: FoundDraft[];
  /** The text that the person chose in a list of kept texts. */
  chosen: RestoreState["restore"] | undefined;
  restore: (one: FoundDraft) => void;
};

/**
 * Puts a found text into the editor without asking: the one that was chosen, and offline the one that was saved here to
 * be sent later. An editor that has something in it already is left alone.
 */
export function useTakingUp({ session, found, chosen, restore }: TakingUp): void {
  const isReachable = useReachable();
  useEffect(() => {
    const isMeant = ({ draft }: FoundDraft) =>
      draft.editorId === chosen?.editorId || (!isReachable && draft.unsent !== undefined);
    const one = found.find(isMeant);
    if (!one || session.getSnapshot().isDirty) return;
    restore(one);
    // It was saved by the person already: it goes on waiting for the network, or goes at last.
    if (one.draft.unsent) void session.act(one.draft.unsent);
  }, [session, found, chosen, restore, isReachable]);
}
