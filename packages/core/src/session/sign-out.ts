import { getSupabase } from "../supabase/client.ts";

/**
 * Ends the session of this shell, in all its tabs; other devices stay signed in. The session is gone here even if
 * the server could not be told, so there is nothing to throw for.
 */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  await supabase.auth.signOut({ scope: "local" });
}
