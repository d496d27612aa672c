import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { goToAnchor } from "./anchor.ts";
import { rememberScroll, restoreScroll } from "./scroll-memory.ts";

function cameBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

type HistoryState = { key?: string } | null;

/** Names the history's present entry: the first page of every document has no key, a new entry of the browser's no state. */
function presentPlace(): string | undefined {
  const state = history.state as HistoryState;
  return state === null ? undefined : (state.key ?? location.pathname);
}

/**
 * Where the browser itself has followed a link within the page, its new entry is named like those of the router, so that
 * one can return to it. False for every other change.
 */
function nameOwnEntry(): boolean {
  if (history.state !== null) return false;
  history.replaceState({ key: crypto.randomUUID() }, "");
  return true;
}

/**
 * What a browser does by itself between documents and a single-page app must do: a new page starts at its top with
 * the focus in its main part, a link to an anchor moves there with the focus, going back returns to where one was.
 */
export function useRouteChange(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ pathname, hash, place: "" });

  useEffect(
    () =>
      rememberScroll(() => {
        const { place } = shown.current;
        // Until the next page is shown, what is scrolled is this one.
        return presentPlace() === place ? place : undefined;
      }),
    [],
  );

  // Before the browser lays the new page out: its shorter height would be noted as the old page's scroll position.
  useLayoutEffect(() => {
    const before = shown.current;
    const withinPage = nameOwnEntry();
    const place = presentPlace() ?? pathname;
    const firstPage = before.place === "" || before.place === place;
    const samePage = before.pathname === pathname;
    shown.current = { pathname, hash, place };
    if (!samePage) forgetMachineFacts();

    const returns = navigation === NavigationType.Pop && !withinPage && (!firstPage || cameBack());
    if (returns && restoreScroll(place)) return;
    if (hash) return goToAnchor(hash);
    const leavesAnchor = returns && before.hash !== "";
    if (firstPage || (samePage && !leavesAnchor)) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [key, pathname, hash, navigation]);
}

/** What was written at build for machines speaks of the page before. */
function forgetMachineFacts(): void {
  for (const element of document.querySelectorAll("[data-of-page]")) element.remove();
}
