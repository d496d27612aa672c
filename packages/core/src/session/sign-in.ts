import { getSupabase } from "../supabase/client.ts";
import type { Session } from "./session.ts";

/**
 * Signs in with email and password (specification section 7). Gives the session; throws Auth's error with the server's
 * message ('Invalid login credentials'), or with a sentence of ours when the server could not be reached.
 */
export async function signIn(email: string, password: string): Promise<Session> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.signInWithPassword({ email, password });
  if (error?.name === "AuthRetryableFetchError") {
    throw new Error("The server could not be reached. Please check your connection and try again.", {
      cause: error,
    });
  }
  if (error) throw error;
  return data.session;
}
