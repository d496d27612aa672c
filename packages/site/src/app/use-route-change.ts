import { useEffect, useLayoutEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { goToAnchor } from "./anchor.ts";
import { rememberScroll, restoreScroll } from "./scroll-memory.ts";

function cameBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

/** Names a place in the history: the first page of every document has the same key. */
const placeOf = ({ key, pathname }: { key: string; pathname: string }) =>
  key === "default" ? pathname : key;

/**
 * What a browser does by itself between documents and a single-page app must do: a new page starts at its top with
 * the focus in its main part, a link to an anchor moves there with the focus, going back returns to where one was.
 */
export function useRouteChange(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => rememberScroll(() => placeOf(shown.current)), []);

  // Before the browser lays the new page out: its shorter height would be noted as the old page's scroll position.
  useLayoutEffect(() => {
    const firstPage = shown.current.key === key;
    const samePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };
    if (!samePage) forgetMachineFacts();

    const place = placeOf(shown.current);
    if (navigation === NavigationType.Pop && (!firstPage || cameBack()) && restoreScroll(place)) return;
    if (hash) return goToAnchor(hash);
    if (firstPage || samePage) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [key, pathname, hash, navigation]);
}

/** What was written at build for machines speaks of the page before. */
function forgetMachineFacts(): void {
  for (const element of document.querySelectorAll("[data-of-page]")) element.remove();
}
