import { useContext, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { PageStateContext, readPageState } from "./page-state.ts";

/** Milliseconds to wait for the backend before loading the page's prerendered file. */
const backendTimeout = 2500;

let backendFails = false;

/** Records the result of the last request. While the backend fails, pages do not wait for it. */
export function noteBackend(fails: boolean): void {
  backendFails = fails;
}

/**
 * Reloads the prerendered page if the backend does not respond during client-side navigation. True if there is no file.
 */
export function useHostFile({ isUnread, isPending }: { isUnread: boolean; isPending: boolean }): boolean {
  const { pathname } = useLocation();
  const { documentPath } = useContext(PageStateContext);
  const [absentAt, setAbsentAt] = useState<string>();
  const isAbsent = pathname === documentPath || pathname === absentAt;
  useEffect(() => {
    if (!isUnread || isAbsent) return;
    const stop = new AbortController();
    const reloadIfFile = async () => {
      const hasFile = await isFile(pathname, stop.signal);
      if (stop.signal.aborted) return;
      if (hasFile) location.reload();
      else setAbsentAt(pathname);
    };
    const timer = setTimeout(() => void reloadIfFile(), isPending && !backendFails ? backendTimeout : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isUnread, isPending, isAbsent, pathname]);
  return isAbsent;
}

/** Whether the response is a prerendered page rather than the shell for a missing article. */
async function isFile(pathname: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(pathname, { signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return response.ok && readPageState(page).queries !== undefined;
  } catch {
    return false;
  }
}
