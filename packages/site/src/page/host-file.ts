import { useContext, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { PageStateContext, readPageState } from "./page-state.ts";

/** Milliseconds that a page waits for the backend before it looks for its own file on the host. */
const patience = 2500;

let backendFails = false;

/** Notes how the last read ended: while the backend fails, no page waits for it. */
export function noteBackend(fails: boolean): void {
  backendFails = fails;
}

/**
 * For a page that is drawn in another page's document and gets no answer from the backend: loads the page's own file,
 * which the host may have. Returns true when there is none, or when this document is that file.
 */
export function useHostFile({ isUnread, isPending }: { isUnread: boolean; isPending: boolean }): boolean {
  const { pathname } = useLocation();
  const { documentPath } = useContext(PageStateContext);
  const [absentAt, setAbsentAt] = useState<string>();
  const isAbsent = pathname === documentPath || pathname === absentAt;
  useEffect(() => {
    if (!isUnread || isAbsent) return;
    const stop = new AbortController();
    const look = async () => {
      const hasFile = await isFile(pathname, stop.signal);
      if (stop.signal.aborted) return;
      if (hasFile) location.reload();
      else setAbsentAt(pathname);
    };
    const timer = setTimeout(() => void look(), isPending && !backendFails ? patience : 0);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [isUnread, isPending, isAbsent, pathname]);
  return isAbsent;
}

/** Whether the host answers with a page that was drawn from answers, which the shell of a missing article is not. */
async function isFile(pathname: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(pathname, { signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return response.ok && readPageState(page).queries !== undefined;
  } catch {
    return false;
  }
}
