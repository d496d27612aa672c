import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the page is drawn at build and while React takes that drawing over; true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
