import { getSupabase } from "../supabase/client.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import { forgetKeptSession } from "./kept-session.ts";
import { isSessionWaiting, type Session, type SessionEvent } from "./session.ts";

/**
 * Signs in with email and password. Returns the session; throws Auth's error with the server's message ('Invalid
 * login credentials'), or an error with a sentence of ours when the server could not be reached.
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

/**
 * Ends the session of this shell, in all its tabs; other devices stay signed in. The session is gone here even if
 * the server could not be notified, so there is nothing to throw for.
 */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  if (!(await isSessionWaiting())) {
    await supabase.auth.signOut({ scope: "local" });
    return;
  }
  // The library would wait for the network, and then end whatever session there is by that time.
  await forgetKeptSession();
  notifySignedOut();
}

/**
 * Ends all sessions of the person, wherever they are signed in, this shell's included. Throws an `UnreachableError` when
 * the server could not be told, or Auth's error: then nobody was signed out.
 */
export async function signOutEverywhere(): Promise<void> {
  const supabase = await getSupabase();
  if (await isSessionWaiting()) throw new UnreachableError();
  const { error } = await supabase.auth.signOut({ scope: "global" });
  if (error) throw error;
}

type Handler = (event: SessionEvent, session: Session | null) => void;

const handlers = new Set<Handler>();

/**
 * Calls the handler first with INITIAL_SESSION and then at every change, those of other tabs included.
 * Returns an unsubscribe function.
 */
export function onSessionChange(handler: Handler): () => void {
  const stopped = new AbortController();
  handlers.add(handler);
  // Where the library cannot be loaded, `getSession` throws for whoever asks.
  listen(handler, stopped.signal).catch(() => undefined);
  return () => {
    handlers.delete(handler);
    stopped.abort();
  };
}

/** For a session that was left without the library's doing. */
export function notifySignedOut(): void {
  for (const handler of handlers) handler("SIGNED_OUT", null);
}

async function listen(handler: Handler, stopped: AbortSignal): Promise<void> {
  const supabase = await getSupabase();
  if (stopped.aborted) return;
  const { data } = supabase.auth.onAuthStateChange((event, session) => {
    if (!stopped.aborted) handler(event, session);
  });
  stopped.addEventListener("abort", () => data.subscription.unsubscribe());
}
