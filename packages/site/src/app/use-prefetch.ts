import { useEffect } from "react";
import { prefetchPage } from "./pages.ts";

const intents = ["pointerover", "focusin"] as const;

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (link && link.origin === location.origin) prefetchPage(link.pathname);
}

/** Fetches a page's code when a link to it is pointed at, touched or focused. */
export function usePrefetch(): void {
  useEffect(() => {
    for (const intent of intents) addEventListener(intent, onIntent, { passive: true });
    return () => {
      for (const intent of intents) removeEventListener(intent, onIntent);
    };
  }, []);
}
