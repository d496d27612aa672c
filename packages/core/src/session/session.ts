import type { Session } from "@supabase/supabase-js";
import { getSupabase } from "../supabase/client.ts";
import { refreshGate } from "../supabase/refresh-gate.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";

export type { Session };

/** What can happen to a session. */
export type { AuthChangeEvent as SessionEvent } from "@supabase/supabase-js";

/**
 * The session kept in this shell, refreshed if its time is over; null when nobody is signed in.
 * Throws an `UnreachableError` while it cannot be refreshed for want of a network, else Auth's error.
 */
export async function getSession(): Promise<Session | null> {
  const supabase = await getSupabase();
  const { data, error } = await refreshGate.unlessClosed(supabase.auth.getSession());
  if (error) throw error;
  return data.session;
}

/** Whether there is a session that waits for the network: the library does nothing in its name until that is back. */
export const isSessionWaiting = (): Promise<boolean> =>
  getSession().then(
    () => false,
    (error: unknown) => error instanceof UnreachableError,
  );
