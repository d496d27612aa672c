import { useEffect } from "react";
import type { EditorSession } from "./editor-session.ts";

// A network that comes back is not always announced.
const pause = 15_000;

/** Saves again what the network kept back, when it is back. */
export function useRetries(session: EditorSession, isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    const retry = () => void session.retry(false);
    window.addEventListener("online", retry);
    const timer = setInterval(retry, pause);
    return () => {
      window.removeEventListener("online", retry);
      clearInterval(timer);
    };
  }, [session, isOffline]);
}
