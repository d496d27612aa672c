import type { Session } from "@supabase/supabase-js";
import { getSupabase } from "../supabase/client.ts";
import { refreshGate } from "../supabase/refresh-gate.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";

export type { Session };

export type { AuthChangeEvent as SessionEvent } from "@supabase/supabase-js";

/** Throws Auth's error, or an `UnreachableError` if the session has expired and the browser is offline. */
export async function getSession(): Promise<Session | null> {
  const supabase = await getSupabase();
  const { data, error } = await refreshGate.unlessClosed(supabase.auth.getSession());
  if (error) throw error;
  return data.session;
}

/** Whether the session refresh is waiting for the network; supabase-js then does not send authenticated requests. */
export const isSessionWaiting = (): Promise<boolean> =>
  getSession().then(
    () => false,
    (error: unknown) => error instanceof UnreachableError,
  );
