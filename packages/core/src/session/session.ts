import { getSupabase } from "../supabase/client.ts";
import { refreshGate } from "../supabase/refresh-gate.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import { sessionKeys } from "./access.ts";

export type { Session } from "@supabase/supabase-js";

/** What can happen to a session (specification section 4). */
export type { AuthChangeEvent as SessionEvent } from "@supabase/supabase-js";

/**
 * The session kept in this shell, refreshed if its time is over; null when nobody is signed in (specification
 * section 7). Throws an `UnreachableError` while it cannot be refreshed for want of a network, else Auth's error.
 */
export async function getSession(): Promise<Session | null> {
  const supabase = await getSupabase();
  const { data, error } = await refreshGate.unlessHeld(supabase.auth.getSession());
  if (error) throw error;
  return data.session;
}

/** Whether there is a session that waits for the network: the library does nothing in its name until that is back. */
export const isSessionWaiting = (): Promise<boolean> =>
  getSession().then(
    () => false,
    (error: unknown) => error instanceof UnreachableError,
  );

/** Query options for `getSession`. */
export const sessionQuery = () => ({
  queryKey: sessionKeys.current(),
  queryFn: getSession,
  meta: { failure: "Error reading the session" },
});
