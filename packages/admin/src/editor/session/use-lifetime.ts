import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { waits } from "@brightwren/core/waits";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { EditorSession, EditorSnapshot } from "../../drafts/editor-session.ts";
import { mayBeStored } from "../../drafts/editor-state.ts";
import type { PostForm } from "../../drafts/post-form.ts";
import { foundNote } from "./command-notice.ts";

/** Runs an editor's session from its first to its last render. */
export function useLifetime(
  session: EditorSession,
  form: UseFormReturn<PostForm>,
  { error, savedAt }: EditorSnapshot,
): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => session.changed() }),
    [form, session],
  );
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  useStoreOnClose(session);
  useRetries(session, error !== null && mayBeStored(error));
  // Withdraws the "Not saved" notification once any save succeeds.
  useEffect(() => {
    if (savedAt !== null) withdraw(`unsaved:${session.editorId}`);
  }, [session, savedAt]);
}

/** Stores text when the window is hidden or closed. Warns before closing with changes that will not be saved. */
function useStoreOnClose(session: EditorSession): void {
  useEffect(() => {
    const storeWhenHidden = () => {
      if (document.visibilityState === "hidden") session.storeNow();
    };
    const ask = (event: BeforeUnloadEvent) => {
      session.storeNow();
      const { isDirty, isQueued } = session.getSnapshot();
      if (isDirty && !isQueued) event.preventDefault();
    };
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener("visibilitychange", storeWhenHidden, { signal });
    window.addEventListener("pagehide", () => session.storeOnClose(), { signal });
    window.addEventListener("beforeunload", ask, { signal });
    return () => stopped.abort();
  }, [session]);
}

function useRetries(session: EditorSession, isKeptBack: boolean): void {
  useEffect(() => {
    if (!isKeptBack) return undefined;
    const retry = async () => {
      const outcome = await session.retry(false);
      const note = outcome?.name === "done" ? foundNote(outcome) : undefined;
      if (note) notify(note);
    };
    const unsubscribe = backendConnectivity.watch(() =>
      backendConnectivity.isReachable() ? void retry() : undefined,
    );
    const timer = setInterval(() => void retry(), waits.retry);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [session, isKeptBack]);
}
