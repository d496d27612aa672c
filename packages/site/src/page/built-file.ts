import { visitorSignal } from "@brightwren/core/supabase/client";
import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { useLocation } from "react-router-dom";
import { type PageState, PageStateContext, readPageState } from "./page-state.ts";
import { clientWith } from "./query-client.ts";

/** The state of a page's prerendered file; undefined if there is none, or the shell for a missing article answers. */
export async function readFileState(pathname: string, signal: AbortSignal): Promise<PageState | undefined> {
  try {
    const response = await fetch(pathname, { signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return response.ok ? readPageState(page) : undefined;
  } catch {
    return undefined;
  }
}

/** After client-side navigation, takes over the queries of the page's prerendered file. True as soon as they are known. */
export function useBuiltFile(): boolean {
  const { pathname } = useLocation();
  const { documentPath } = useContext(PageStateContext);
  const isOpen = import.meta.env.SSR || pathname === documentPath;
  const { isPending } = useQuery({
    queryKey: ["file", pathname],
    queryFn: async ({ signal }) => {
      clientWith((await readFileState(pathname, visitorSignal(signal)))?.queries);
      return true;
    },
    staleTime: Infinity,
    enabled: !isOpen,
  });
  return isOpen || !isPending;
}
