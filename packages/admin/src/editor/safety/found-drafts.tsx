import { buttonClass } from "@brightwren/ui/button-class";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { readRestoreState } from "../../drafts/draft-list-item.ts";
import type { EditorSession } from "../../drafts/editor-session.ts";
import { findDrafts, type FoundDraft, restoreDraft } from "../../drafts/found-drafts.ts";
import { discardDraft, type DraftId, type LocalDraft } from "../../drafts/local-drafts.ts";
import { useReachable } from "../../host/connectivity.ts";
import { formatRecent } from "../../parts/format.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import { Notice, NoticeAction } from "./notice.tsx";

const keptAt = ({ draft }: FoundDraft): string => formatRecent(draft.keptAt);

/** Offers back what a crash, a closed window or a lost network left on this computer. */
export function FoundDrafts({ others }: { others: number }) {
  const { session, form, keptAside } = useEditor();
  const { state } = useLocation();
  const chosen = useMemo(() => readRestoreState(state), [state]);
  const { found, discard, restore } = useFoundDrafts(session, others + keptAside, chosen);
  const [compared, setCompared] = useState<FoundDraft>();
  useAutomaticRestore({ session, found, chosen, restore });

  const restoreOnAsking = async (one: FoundDraft) => {
    setCompared(undefined);
    await restore(one);
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

/**
 * The drafts of this post that are offered, and what can be done with one. Looks again whenever `changes`, a count of
 * what makes others findable, is another.
 */
function useFoundDrafts(session: EditorSession, changes: number, chosen: DraftId | undefined) {
  const [found, setFound] = useState<FoundDraft[]>([]);
  const { postId } = session.place;
  const { owner } = session;

  useEffect(() => {
    let isCurrent = true;
    findDrafts(session, owner, chosen).then(
      (drafts) => isCurrent && setFound(drafts),
      (error: unknown) => console.warn("Local drafts could not be looked for:", error),
    );
    return () => {
      isCurrent = false;
    };
  }, [postId, session, owner, changes, chosen]);

  const drop = useCallback(
    (draft: LocalDraft) => setFound((before) => before.filter((one) => one.draft !== draft)),
    [],
  );
  const discard = useCallback(
    (draft: LocalDraft) => {
      drop(draft);
      discardDraft(draft).catch((error: unknown) =>
        console.warn("A local draft could not be removed:", error),
      );
    },
    [drop],
  );
  const restore = useCallback(
    async (one: FoundDraft) => {
      drop(one.draft);
      try {
        const { isRestored, instead } = await restoreDraft(session, one);
        if (instead) setFound((before) => [instead, ...before]);
        return isRestored;
      } catch (error) {
        console.warn("A local draft could not be restored:", error);
        setFound((before) => [one, ...before]);
        return false;
      }
    },
    [session, drop],
  );
  return { found, discard, restore };
}

type AutomaticRestore = {
  session: EditorSession;
  found: FoundDraft[];
  /** What the person chose in the list of local drafts. */
  chosen: DraftId | undefined;
  restore: (one: FoundDraft) => Promise<boolean>;
};

/**
 * Restores a found draft without asking: the one that was chosen, and in a post that is opened offline the one that
 * waits to be sent. An editor that has something in it already is left alone, and so is one that loses its network:
 * the draft was offered to it.
 */
function useAutomaticRestore({ session, found, chosen, restore }: AutomaticRestore): void {
  const isReachable = useReachable();
  const [isOpenedOffline] = useState(!isReachable);
  useEffect(() => {
    const isMeant = ({ draft }: FoundDraft) =>
      draft.editorId === chosen?.editorId || (isOpenedOffline && draft.unsent !== undefined);
    const one = found.find(isMeant);
    if (!one || session.getSnapshot().isDirty) return;
    const { unsent } = one.draft;
    // It was saved by the person already: it goes on waiting for the network, or goes at last.
    const restoreAndAct = async () => {
      if ((await restore(one)) && unsent) await session.act(unsent);
    };
    void restoreAndAct();
  }, [session, found, chosen, restore, isOpenedOffline]);
}
