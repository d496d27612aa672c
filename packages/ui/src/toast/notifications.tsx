import { lazy, Suspense, useSyncExternalStore, type ComponentType } from "react";
import { isWanted, onWanted } from "./notify.ts";

const ToastRegion = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return await import("./toast-region.tsx");
  } catch (error) {
    console.warn("Notifications could not be loaded:", error);
    return { default: () => null };
  }
});

/** The place of notifications; a shell renders it once. Their code is fetched when they are first wanted. */
export function Notifications() {
  const wanted = useSyncExternalStore(onWanted, isWanted, () => false);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
