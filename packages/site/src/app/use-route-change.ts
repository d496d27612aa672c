import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { goToAnchor } from "./anchor.ts";
import { rememberScroll, restoreScroll } from "./scroll-memory.ts";

function isReloadOrBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

type HistoryState = { key?: string } | null;

const currentPlace = (): string | undefined => (history.state as HistoryState)?.key;

/** Adds a missing key to the history entry, as the router does. True for a browser-handled anchor link. */
function nameOwnEntry(): boolean {
  const state = history.state as HistoryState;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
  return state === null;
}

/** Replicates browser behaviour: scroll and focus for new pages and anchors, and the old position on Back. */
export function useRouteChange(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, hash, place: "" });

  useEffect(
    () =>
      rememberScroll(() => {
        const { place } = shown.current;
        // Until the next page is rendered, scroll events belong to the current page.
        return currentPlace() === place ? place : undefined;
      }),
    [],
  );

  // Runs before layout; otherwise a shorter new page would change the scroll position recorded for the old page.
  useLayoutEffect(() => {
    const before = shown.current;
    const withinPage = nameOwnEntry();
    const place = currentPlace() ?? "";
    const firstPage = before.place === "" || before.place === place;
    const samePage = before.pathname === pathname;
    shown.current = { pathname, hash, place };
    if (!samePage) removePageTags();

    const returns = navigation === NavigationType.Pop && !withinPage && (!firstPage || isReloadOrBack());
    if (returns && restoreScroll(place)) return;
    if (hash) return goToAnchor(hash);
    const leavesAnchor = returns && before.hash !== "";
    if (firstPage || (samePage && !leavesAnchor)) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [key, pathname, hash, navigation]);
}

function removePageTags(): void {
  for (const element of document.querySelectorAll("[data-of-page]")) element.remove();
}
