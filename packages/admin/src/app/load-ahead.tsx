import { waits } from "@brightwren/core/waits";
import { useEffect } from "react";
import { useReachable } from "../host/connectivity.ts";
import { loadAhead } from "./screens.ts";

/** Preloads the other screens so that they also open offline. */
export function LoadAhead() {
  const isReachable = useReachable();
  useEffect(() => {
    if (!isReachable) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void loadAhead(left.signal), waits.loadAhead);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [isReachable]);
  return null;
}
