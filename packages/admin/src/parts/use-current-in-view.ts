import { type RefObject, useEffect } from "react";

/** Scrolls a strip of links that is wider than the screen to the current one, whenever `cause` changes. */
export function useCurrentInView(strip: RefObject<HTMLElement | null>, cause: string): void {
  useEffect(() => {
    const row = strip.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !current) return;
    row.scrollTo({ left: current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 });
  }, [strip, cause]);
}
