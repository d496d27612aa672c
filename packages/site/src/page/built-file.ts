import { visitorSignal } from "@brightwren/core/supabase/client";
import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { useLocation } from "react-router-dom";
import { type PageState, PageStateContext, readPageState } from "./page-state.ts";
import { clientWith } from "./query-client.ts";

/** The state of a page's prerendered file; empty if there is none, or the shell for a missing article answers. */
async function readFileState(pathname: string, signal: AbortSignal): Promise<PageState> {
  try {
    const response = await fetch(pathname, { signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    return response.ok ? readPageState(page) : {};
  } catch {
    return {};
  }
}

/**
 * The state of the page's prerendered file; undefined until it is known. After client-side navigation, also takes over
 * the file's queries.
 */
export function useFileState(): PageState | undefined {
  const { pathname } = useLocation();
  const ownState = useContext(PageStateContext);
  const isOpen = import.meta.env.SSR || pathname === ownState.documentPath;
  const { data } = useQuery({
    queryKey: ["file", pathname],
    queryFn: async ({ signal }) => {
      const state = await readFileState(pathname, visitorSignal(signal));
      clientWith(state.queries);
      return state;
    },
    staleTime: Infinity,
    enabled: !isOpen,
  });
  return isOpen ? ownState : data;
}

export const useBuiltFile = (): boolean => useFileState() !== undefined;
