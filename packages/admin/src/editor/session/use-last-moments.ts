import { useEffect } from "react";
import type { EditorSession } from "./editor-session.ts";

/** Keeps what is typed when the window is hidden or goes, and asks before it goes with changes that nobody will save. */
export function useLastMoments(session: EditorSession): void {
  useEffect(() => {
    const keep = () => session.keepNow();
    const keepWhenHidden = () => {
      if (document.visibilityState === "hidden") keep();
    };
    const ask = (event: BeforeUnloadEvent) => {
      keep();
      const { isDirty, isQueued } = session.getSnapshot();
      if (isDirty && !isQueued) event.preventDefault();
    };
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener("visibilitychange", keepWhenHidden, { signal });
    window.addEventListener("pagehide", keep, { signal });
    window.addEventListener("beforeunload", ask, { signal });
    return () => stopped.abort();
  }, [session]);
}
