import { type RefObject, useEffect, useSyncExternalStore } from "react";

const never = () => () => {};

/** False during prerendering and hydration, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Input typed before hydration. Call it in the first render, or when `useHydrated` first returns true. */
export function typedEarly<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  if (import.meta.env.SSR) return {};
  const typed: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const [field] = document.getElementsByName(name);
    if (field && "value" in field && typeof field.value === "string" && field.value !== "")
      typed[name] = field.value;
  }
  return typed;
}

/** Calls `prepare` on the first interaction, even before hydration. Submits a form that the first script held back. */
export function useEarlyForm(form: RefObject<HTMLFormElement | null>, prepare: () => void): void {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const isFilledIn = Array.from(current.elements, (field) => "value" in field && field.value !== "");
    if (isFilledIn.includes(true) || current.contains(document.activeElement)) prepare();
    for (const turning of ["focusin", "pointerenter"])
      current.addEventListener(turning, prepare, { once: true });
    if (!current.hasAttribute("data-submitted")) return;
    current.removeAttribute("data-submitted");
    current.requestSubmit();
  }, [form, prepare]);
}
