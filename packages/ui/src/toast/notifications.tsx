import { lazy, Suspense, useSyncExternalStore, type ComponentType } from "react";
import { wanted } from "./notify.ts";

const ToastRegion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import("./toast-region.tsx");
  } catch (error) {
    console.warn("Notifications could not be loaded:", error);
    return { default: () => null };
  }
});

/** The container for notifications; render it once. Loads its code with the first notification. */
export function Notifications() {
  const isWanted = useSyncExternalStore(wanted.subscribe, wanted.get, () => false);
  return isWanted ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
