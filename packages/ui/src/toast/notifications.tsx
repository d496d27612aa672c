import { lazy, Suspense, useEffect, useState } from "react";
import { isWaiting, onWaiting } from "./notify.ts";

const loadRegion = () => import("./toast-region.tsx");
const ToastRegion = lazy(loadRegion);

/** Fetches the notifications' code ahead of need: a form calls it so that even "you are offline" can be shown. */
export function preloadNotifications(): void {
  loadRegion().catch((error: unknown) => console.warn("Notifications could not be loaded", error));
}

/** The place of notifications; a shell renders it once. Their code is fetched with the first one. */
export function Notifications() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWaiting()) setWanted(true);
    return onWaiting(() => setWanted(true));
  }, []);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}
