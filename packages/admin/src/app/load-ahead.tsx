import { waits } from "@brightwren/core/waits";
import { useEffect } from "react";
import { useReachable } from "../host/connectivity.ts";
import { loadAhead } from "./screens.ts";

/** Loads the other screens ahead, so that they open without a network too. Shows nothing. */
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
