import { useSyncExternalStore } from "react";

/** From here on a list is a table. */
const wide = "(min-width: 52rem)";

function onChange(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room for a table. Two shapes are drawn, not one restyled: a table that is no longer laid out as one loses its meaning for screen readers. */
export const useWide = (): boolean => useSyncExternalStore(onChange, () => matchMedia(wide).matches);
