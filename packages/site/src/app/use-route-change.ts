import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { goToAnchor } from "./anchor.ts";
import { rememberScroll, restoreScroll } from "./scroll-memory.ts";

function isReloadOrBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

type HistoryState = { key?: string } | null;

/** A document's first entry has no key; entries that the browser created have no state. */
function currentPlace(): string | undefined {
  const state = history.state as HistoryState;
  return state === null ? undefined : (state.key ?? location.pathname);
}

/** Adds a key to the history entry of a browser-handled anchor link, as the router does. False for other changes. */
function nameOwnEntry(): boolean {
  if (history.state !== null) return false;
  history.replaceState({ key: crypto.randomUUID() }, "");
  return true;
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
    const place = currentPlace() ?? pathname;
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
