import { backendReach } from "@brightwren/core/supabase/backend-reach";
import { useSyncExternalStore, useEffect } from "react";
import type { QueryClient } from "@tanstack/react-query";

/** Whether the backend can be reached. */
export const useReachable = (): boolean => useSyncExternalStore(backendReach.watch, backendReach.isReachable);

// A network that comes back is not always announced.
const checkInterval = 15_000;

/** Asks after the backend while it cannot be reached, and reads anew what is on the screen when it is back. */
export function useWatchConnectivity(queryClient: QueryClient): void {
  const isReachable = useReachable();

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const check = () => void backendReach.check();
    if (!navigator.onLine) check();
    window.addEventListener("online", check, { signal });
    window.addEventListener("offline", check, { signal });
    return () => stopped.abort();
  }, []);

  useEffect(() => {
    if (isReachable) return undefined;
    const timer = setInterval(() => void backendReach.check(), checkInterval);
    return () => clearInterval(timer);
  }, [isReachable]);

  useEffect(
    () => backendReach.watch(() => void (backendReach.isReachable() && queryClient.invalidateQueries())),
    [queryClient],
  );
}
