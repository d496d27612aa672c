import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { waits } from "@brightwren/core/waits";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";

/** Whether the backend can be reached. */
export const useReachable = (): boolean =>
  useSyncExternalStore(backendConnectivity.watch, backendConnectivity.isReachable);

/** Asks after the backend while it cannot be reached, and reads anew what is on the screen when it is back. */
export function useWatchConnectivity(queryClient: QueryClient): void {
  const isReachable = useReachable();

  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const check = () => void backendConnectivity.check();
    if (!navigator.onLine) check();
    window.addEventListener("online", check, { signal });
    window.addEventListener("offline", check, { signal });
    return () => stopped.abort();
  }, []);

  useEffect(() => {
    if (isReachable) return undefined;
    const timer = setInterval(() => void backendConnectivity.check(), waits.connection);
    return () => clearInterval(timer);
  }, [isReachable]);

  useEffect(
    () =>
      backendConnectivity.watch(
        () => void (backendConnectivity.isReachable() && queryClient.invalidateQueries()),
      ),
    [queryClient],
  );
}
