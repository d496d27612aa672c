import { getSupabase } from "../supabase/client.ts";
import { isSessionWaiting } from "./get-session.ts";
import { forgetKeptSession } from "./kept-session.ts";
import { tellSignedOut } from "./on-session-change.ts";

/**
 * Ends the session of this shell, in all its tabs; other devices stay signed in. The session is gone here even if
 * the server could not be told, so there is nothing to throw for.
 */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  if (!(await isSessionWaiting())) {
    await supabase.auth.signOut({ scope: "local" });
    return;
  }
  // The library would wait for the network, and then end whatever session there is by that time.
  await forgetKeptSession();
  tellSignedOut();
}
