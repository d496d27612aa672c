import { backendConnectivity } from "@brightwren/core/supabase/connectivity";
import { waits } from "@brightwren/core/waits";
import type { QueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";

export const useReachable = (): boolean =>
  useSyncExternalStore(backendConnectivity.watch, backendConnectivity.isReachable);

export function useWatchConnectivity(queryClient: QueryClient): void {
  const isReachable = useReachable();

  useEffect(() => {
    if (!navigator.onLine) void backendConnectivity.check();
    const stopped = new AbortController();
    const { signal } = stopped;
    let pause = waits.connection.first;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const checkLater = () => {
      clearTimeout(timer);
      if (backendConnectivity.isReachable() || signal.aborted) return;
      timer = setTimeout(() => void check(), pause);
      pause = Math.min(2 * pause, waits.connection.longest);
    };
    const check = () => backendConnectivity.check().then(checkLater);
    const checkNow = () => {
      pause = waits.connection.first;
      void check();
    };
    checkLater();
    window.addEventListener("online", checkNow, { signal });
    window.addEventListener("offline", checkNow, { signal });
    return () => {
      stopped.abort();
      clearTimeout(timer);
    };
  }, [isReachable]);

  useEffect(
    () =>
      backendConnectivity.watch(
        () => void (backendConnectivity.isReachable() && queryClient.invalidateQueries()),
      ),
    [queryClient],
  );
}
