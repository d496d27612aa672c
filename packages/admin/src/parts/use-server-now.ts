import { serverNow } from "@brightwren/core/supabase/server-clock";
import { waits } from "@brightwren/core/waits";
import { useEffect, useReducer } from "react";

/** The server's time in Unix milliseconds. Updates every minute. */
export function useServerNow(): number {
  const [, update] = useReducer((updates: number) => updates + 1, 0);
  useEffect(() => {
    const timer = setInterval(update, waits.clock);
    return () => clearInterval(timer);
  }, []);
  return serverNow();
}
