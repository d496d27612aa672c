import { useSyncExternalStore } from "react";

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
