import { Button } from "@brightwren/ui/button";
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
import { Notice, NoticeAction } from "./notices.tsx";

const keptAt = ({ draft }: FoundDraft): string => formatRecent(draft.keptAt);

export function FoundDrafts({ others }: { others: number }) {
  const { session, form, draftsSetAside } = useEditor();
  const { state } = useLocation();
  const chosen = useMemo(() => readRestoreState(state), [state]);
  const { found, discard, restore } = useFoundDrafts(session, others + draftsSetAside, chosen);
  const [compared, setCompared] = useState<FoundDraft>();

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
          title="Unsaved and current text"
          description="Restoring loads the unsaved text into the editor. Nothing is saved or published until you say so."
          left={{ name: "In the editor now", form: form.getValues() }}
          right={{ name: `Unsaved text from ${keptAt(compared)}`, form: compared.form }}
          closeLabel="Decide later"
          onClose={() => setCompared(undefined)}
          choices={<Button onClick={() => void restoreOnAsking(compared)}>Restore unsaved text</Button>}
        />
      ) : null}
    </>
  );
}

/** `changes` increases whenever other drafts may have become available. */
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

  /**
   * Automatically restores the chosen draft or, in a post opened offline, the queued draft. Does nothing if the editor
   * has changes, or if the network was lost after opening, because the draft had already been offered.
   */
  const isReachable = useReachable();
  const [isOpenedOffline] = useState(!isReachable);
  useEffect(() => {
    const isMeant = ({ draft }: FoundDraft) =>
      draft.editorId === chosen?.editorId || (isOpenedOffline && draft.unsent !== undefined);
    const one = found.find(isMeant);
    if (!one || session.getSnapshot().isDirty) return;
    const { unsent } = one.draft;
    // The owner already saved this draft, so queue it again or send it now.
    const restoreAndAct = async () => {
      if ((await restore(one)) && unsent) await session.act(unsent);
    };
    void restoreAndAct();
  }, [session, found, chosen, restore, isOpenedOffline]);
  return { found, discard, restore };
}
