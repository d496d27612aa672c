import { type RefObject, useEffect } from "react";

/** Keeps the current one in view in a strip of links that is wider than the screen, when `cause` or a width changes. */
export function useCurrentInView(strip: RefObject<HTMLElement | null>, cause: string): void {
  useEffect(() => {
    const row = strip.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    if (!row || !current) return undefined;
    const sizes = new ResizeObserver(() => {
      const left = current.offsetLeft - row.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
      row.scrollTo({ left });
    });
    for (const part of [row, ...row.children]) sizes.observe(part);
    return () => sizes.disconnect();
  }, [strip, cause]);
}
