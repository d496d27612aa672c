import { useContext, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { readFileState } from "./built-file.ts";
import { PageStateContext } from "./page-state.ts";
import { isBackendFailing } from "./query-client.ts";

/** Milliseconds to wait for the backend before loading the page's prerendered file. */
const backendTimeout = 2500;

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
      const state = await readFileState(pathname, stop.signal);
      if (stop.signal.aborted) return;
      if (state?.queries) location.reload();
      else setAbsentAt(pathname);
    };
    const timer = setTimeout(
      () => void reloadIfFile(),
      isPending && !isBackendFailing() ? backendTimeout : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isUnread, isPending, isAbsent, pathname]);
  return isAbsent;
}
