import { type RefObject, useEffect, useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is drawn at build and while React takes that drawing over; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * What a person typed into a prerendered form before its script ran, by field name; empty fields are left out.
 * To be asked while the form is first rendered, or at the latest in the render in which `useHydrated` turns true:
 * afterwards the fields are React's.
 */
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

/**
 * Calls `prepare` when somebody turns to a prerendered form, or has turned to it before its script ran; and submits the
 * form if it was submitted before: the page's first script kept that from becoming an address, and left a note
 * (first-script/prepare-page.ts).
 */
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
