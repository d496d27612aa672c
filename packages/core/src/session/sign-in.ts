import { getSupabase } from "../supabase/client.ts";
import { UnreachableError } from "../supabase/unreachable-error.ts";
import { deleteStoredSession } from "./stored-session.ts";
import { isSessionWaiting, type Session, type SessionEvent } from "./session.ts";

/** Returns the session. Throws Auth's error ('Invalid login credentials') or our own if the server is unreachable. */
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

/** Signs out all tabs in this browser, but no other device. Also works offline. */
export async function signOut(): Promise<void> {
  const supabase = await getSupabase();
  if (!(await isSessionWaiting())) {
    await supabase.auth.signOut({ scope: "local" });
    return;
  }
  // Offline, supabase-js would wait for the network and then end whatever session exists by then.
  await deleteStoredSession();
  notifySignedOut();
}

/** Ends all sessions on all devices. If it throws an `UnreachableError` or Auth's error, no session was ended. */
export async function signOutEverywhere(): Promise<void> {
  const supabase = await getSupabase();
  if (await isSessionWaiting()) throw new UnreachableError();
  const { error } = await supabase.auth.signOut({ scope: "global" });
  if (error) throw error;
}

type Handler = (event: SessionEvent, session: Session | null) => void;

const handlers = new Set<Handler>();

/** Calls the handler first with INITIAL_SESSION, then on each change in any tab. Returns an unsubscribe function. */
export function onSessionChange(handler: Handler): () => void {
  const stopped = new AbortController();
  handlers.add(handler);
  // If the library fails to load, `getSession` reports it.
  listen(handler, stopped.signal).catch(() => undefined);
  return () => {
    handlers.delete(handler);
    stopped.abort();
  };
}

/** For sessions that supabase-js did not end. */
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
