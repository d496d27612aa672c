import type { RefObject } from "react";
import { useSingleKeys } from "../parts/keys/single-keys.ts";

/** `j` and `k` go along the rows of a list, `x` selects the one that has the focus; Enter opens it, as a link does. */
export function useRowKeys(list: RefObject<HTMLElement | null>, onSelect: (id: string) => void): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const current = () => document.activeElement?.closest<HTMLElement>("[data-row]");
  const go = (step: 1 | -1) => {
    const all = rows();
    const index = all.findIndex((row) => row === current());
    const next = index < 0 ? (step === 1 ? 0 : all.length - 1) : index + step;
    const link = all[next]?.querySelector<HTMLElement>("a");
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "nearest" });
  };
  useSingleKeys({
    j: () => go(1),
    k: () => go(-1),
    x: () => {
      const id = current()?.dataset["row"];
      if (id !== undefined) onSelect(id);
    },
  });
}
