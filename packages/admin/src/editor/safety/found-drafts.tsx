import { buttonClass } from "@brightwren/ui/button-class";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { readRestoreState } from "../../drafts/draft-list-item.ts";
import {
  abandonedDrafts,
  type DraftId,
  forgetDraft,
  keepDraft,
  type LocalDraft,
  unsavedPost,
} from "../../drafts/local-drafts.ts";
import { emptyPostForm, isSameForm, type PostForm, readPostForm } from "../../drafts/post-form.ts";
import { useReachable } from "../../host/connectivity.ts";
import { formatRecent } from "../../parts/format.ts";
import type { EditorSession } from "../session/editor-session.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import { Notice, NoticeAction } from "./notice.tsx";

const keptAt = ({ draft }: FoundDraft): string => formatRecent(draft.keptAt);

/** Offers back what a crash, a closed window or a lost network left on this computer. */
export function FoundDrafts({ others }: { others: number }) {
  const { session, form } = useEditor();
  const { state } = useLocation();
  const chosen = useMemo(() => readRestoreState(state), [state]);
  const { found, discard, keepForLater } = useFoundDrafts(session, others, chosen);
  const [compared, setCompared] = useState<FoundDraft>();

  const restore = useCallback(
    (one: FoundDraft) => {
      session.restore(one.draft, one.form);
      discard(one.draft);
    },
    [session, discard],
  );
  useAutomaticRestore({ session, found, chosen, restore });

  const restoreOnAsking = async (one: FoundDraft) => {
    setCompared(undefined);
    if (session.getSnapshot().isDirty) {
      await keepForLater(session.localDraft(crypto.randomUUID()), { ...form.getValues() });
    }
    restore(one);
  };

  return (
    <>
      {found.map((one) => (
        <Notice
          key={one.draft.editorId}
          actions={
            <>
              <NoticeAction label="Restore" onClick={() => void restoreOnAsking(one)} />
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
            <button type="button" className={buttonClass()} onClick={() => void restoreOnAsking(compared)}>
              Restore unsaved text
            </button>
          }
        />
      ) : null}
    </>
  );
}

type FoundDraft = { draft: LocalDraft; form: PostForm };

const forget = (draft: LocalDraft) =>
  forgetDraft(draft).catch((error: unknown) => console.warn("A local draft could not be removed:", error));

/** The drafts of this post, and the one that was chosen to be opened as a new post. */
async function draftsFor(postId: string, chosen: DraftId | undefined): Promise<LocalDraft[]> {
  const drafts = await abandonedDrafts(postId);
  if (!chosen || chosen.postId === postId || postId !== unsavedPost) return drafts;
  const others = await abandonedDrafts(chosen.postId);
  return [...drafts, ...others.filter(({ editorId }) => editorId === chosen.editorId)];
}

/**
 * What windows that are gone have left of this post on this computer, newest first, as far as it differs from what
 * the server has. Looks again whenever the number of `others` that have the post open changes.
 */
function useFoundDrafts(session: EditorSession, others: number, chosen: DraftId | undefined) {
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
    look().catch((error: unknown) => console.warn("Local drafts could not be looked for:", error));
    return () => {
      isCurrent = false;
    };
  }, [postId, session, others, chosen]);

  const discard = useCallback((draft: LocalDraft) => {
    setFound((before) => before.filter((one) => one.draft !== draft));
    void forget(draft);
  }, []);
  /** Keeps the text that a restored draft takes the place of, so that it is found in its turn. */
  const keepForLater = useCallback(async (draft: LocalDraft, form: PostForm) => {
    await keepDraft({ ...draft, values: form });
    setFound((before) => [{ draft, form }, ...before]);
  }, []);
  return { found, discard, keepForLater };
}

type AutomaticRestore = {
  session: EditorSession;
  found: FoundDraft[];
  /** What the person chose in the list of local drafts. */
  chosen: DraftId | undefined;
  restore: (one: FoundDraft) => void;
};

/**
 * Restores a found draft without asking: the one that was chosen, and offline the one that waits to be sent. An editor that has something in it already is left alone.
 */
function useAutomaticRestore({ session, found, chosen, restore }: AutomaticRestore): void {
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
