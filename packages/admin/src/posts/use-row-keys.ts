import type { RefObject } from "react";
import { ownerActions } from "../host/owner-actions.ts";
import { useSingleKeys } from "../parts/keys/single-keys.ts";

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
    [ownerActions["next-row"].key]: () => go(1),
    [ownerActions["previous-row"].key]: () => go(-1),
    [ownerActions["select-row"].key]: () => {
      const id = current()?.dataset["row"];
      if (id !== undefined) onSelect(id);
    },
  });
}
