import { useSyncExternalStore } from "react";

function watchAddress(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  return () => window.removeEventListener("hashchange", onChange);
}

/** The secret after `#` in a private link; empty during prerendering. */
export const useFragment = (): string =>
  useSyncExternalStore(
    watchAddress,
    () => location.hash.slice(1),
    () => "",
  );
