import { Button } from "@brightwren/ui/button";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { useLocation } from "react-router-dom";
import { readRestoreState } from "../../drafts/draft-list-item.ts";
import type { EditorSession } from "../../drafts/editor-session.ts";
import { findDrafts, restoreDraft } from "../../drafts/found-drafts.ts";
import { discardDraft, type DraftId, type LocalDraft } from "../../drafts/local-drafts.ts";
import { useReachable } from "../../host/connectivity.ts";
import { formatRecent } from "../../parts/format.ts";
import { useEditor } from "../session/use-editor.ts";
import { ComparisonDialog } from "./comparison-dialog.tsx";
import { Notice } from "./notices.tsx";

export function FoundDrafts({ others }: { others: number }) {
  const { session, form, draftsSetAside } = useEditor();
  const { state } = useLocation();
  const chosen = useMemo(() => readRestoreState(state), [state]);
  const { found, discard, restore } = useFoundDrafts(session, others + draftsSetAside, chosen);
  const [compared, setCompared] = useState<LocalDraft>();

  const restoreOnAsking = async (one: LocalDraft) => {
    setCompared(undefined);
    await restore(one);
  };

  return (
    <>
      {found.map((one) => (
        <Notice
          key={one.editorId}
          actions={{
            Restore: () => void restoreOnAsking(one),
            Compare: () => setCompared(one),
            Discard: () => discard(one),
          }}
        >
          {`Unsaved text from ${formatRecent(one.keptAt)} found${one.values.title ? `: “${one.values.title}”` : ""}.`}
        </Notice>
      ))}
      {compared ? (
        <ComparisonDialog
          title="Unsaved and current text"
          description="Restoring loads the unsaved text into the editor. Nothing is saved or published until you say so."
          left={{ name: "In the editor now", form: form.getValues() }}
          right={{ name: `Unsaved text from ${formatRecent(compared.keptAt)}`, form: compared.values }}
          closeLabel="Decide later"
          onClose={() => setCompared(undefined)}
          choices={
            <Button kind="solid" onClick={() => void restoreOnAsking(compared)}>
              Restore unsaved text
            </Button>
          }
        />
      ) : null}
    </>
  );
}

/** `changes` increases whenever other drafts may have become available. */
function useFoundDrafts(session: EditorSession, changes: number, chosen: DraftId | undefined) {
  const [found, setFound] = useState<LocalDraft[]>([]);
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

  const drop = (draft: LocalDraft) => setFound((before) => before.filter((one) => one !== draft));
  const discard = (draft: LocalDraft) => {
    drop(draft);
    discardDraft(draft).catch((error: unknown) => console.warn("A local draft could not be removed:", error));
  };
  const restore = async (one: LocalDraft) => {
    drop(one);
    try {
      const { isRestored, instead } = await restoreDraft(session, one);
      if (instead) setFound((before) => [instead, ...before]);
      return isRestored;
    } catch (error) {
      console.warn("A local draft could not be restored:", error);
      setFound((before) => [one, ...before]);
      return false;
    }
  };
  // The owner already saved a queued draft, so queue it again or send it now.
  const restoreAndAct = useEffectEvent(async (one: LocalDraft) => {
    if ((await restore(one)) && one.unsent) await session.act(one.unsent);
  });

  /**
   * Automatically restores the chosen draft or, in a post opened offline, the queued draft. Does nothing if the editor
   * has changes, or if the network was lost after opening, because the draft had already been offered.
   */
  const isReachable = useReachable();
  const [isOpenedOffline] = useState(!isReachable);
  useEffect(() => {
    const isMeant = ({ editorId, unsent }: LocalDraft) =>
      editorId === chosen?.editorId || (isOpenedOffline && unsent !== undefined);
    const one = found.find(isMeant);
    if (one && !session.getSnapshot().isDirty) void restoreAndAct(one);
  }, [session, found, chosen, isOpenedOffline]);
  return { found, discard, restore };
}
