import { useEffect } from "react";
import { useReachable } from "../host/connectivity.ts";
import { loadAhead } from "./screens.ts";

/** Not while the first screen is being read. */
const settled = 2000;

/** Loads the other screens ahead, so that they open without a network too. Shows nothing. */
export function LoadAhead() {
  const isReachable = useReachable();
  useEffect(() => {
    if (!isReachable) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => void loadAhead(left.signal), settled);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [isReachable]);
  return null;
}
