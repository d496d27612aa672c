import { getSupabase } from "../supabase/client.ts";
import { sessionKeys } from "./session-keys.ts";
import type { Session } from "./session.ts";

/**
 * The session kept in this shell, refreshed if its time is over; null when nobody is signed in (specification
 * section 7). Throws Auth's error when it cannot be refreshed just now.
 */
export async function getSession(): Promise<Session | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getSession();
  if (error) throw error;
  return data.session;
}

/** Query options for `getSession`. */
export const sessionQuery = () => ({
  queryKey: sessionKeys.current(),
  queryFn: getSession,
  meta: { failure: "Error reading the session" },
});
