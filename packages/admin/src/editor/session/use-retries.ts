import { backendReach } from "@brightwren/core/supabase/backend-reach";
import { useEffect } from "react";
import type { EditorSession } from "./editor-session.ts";

// A single request that fails says nothing of the network, and so nothing tells that it would succeed again.
const pause = 15_000;

/** Saves again what the network kept back, when it is back. */
export function useRetries(session: EditorSession, isOffline: boolean): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    const retry = () => void session.retry(false);
    const stop = backendReach.watch(() => (backendReach.isReachable() ? retry() : undefined));
    const timer = setInterval(retry, pause);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [session, isOffline]);
}
