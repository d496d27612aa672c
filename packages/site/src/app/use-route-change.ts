import { useEffect, useLayoutEffect, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { goToAnchor } from "./anchor.ts";
import { rememberScroll, restoreScroll } from "./scroll-memory.ts";

function cameBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

/**
 * What a browser does by itself between documents and a single-page app must do: a new page starts at its top with
 * the focus in its main part, a link to an anchor moves there with the focus, going back returns to where one was.
 */
export function useRouteChange(main: RefObject<HTMLElement | null>): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    history.scrollRestoration = "manual";
    return rememberScroll(() => shown.current.key);
  }, []);

  // Before the browser lays the new page out: its shorter height would be noted as the old page's scroll position.
  useLayoutEffect(() => {
    const firstPage = shown.current.key === key;
    const samePage = shown.current.pathname === pathname;
    shown.current = { key, pathname };

    if (navigation === NavigationType.Pop && (!firstPage || cameBack()) && restoreScroll(key)) return;
    if (hash) return goToAnchor(hash);
    if (firstPage || samePage) return;
    // What was written at build for machines speaks of the page before.
    for (const element of document.querySelectorAll("[data-of-page]")) element.remove();
    window.scrollTo({ top: 0, behavior: "instant" });
    main.current?.focus({ preventScroll: true });
  }, [key, pathname, hash, navigation, main]);
}
