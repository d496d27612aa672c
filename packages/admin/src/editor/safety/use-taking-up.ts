import { useEffect } from "react";
import type { RestoreVisit } from "../../offline/restore-visit.ts";
import { useReachable } from "../../offline/use-reachable.ts";
import type { EditorSession } from "../session/editor-session.ts";
import type { FoundDraft } from "./use-found-drafts.ts";

type TakingUp = {
  session: EditorSession;
  found: FoundDraft[];
  /** The text that the person chose in a list of kept texts. */
  chosen: RestoreVisit["restore"] | undefined;
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
