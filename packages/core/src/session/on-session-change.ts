import { getSupabase } from "../supabase/client.ts";
import type { Session, SessionEvent } from "./session.ts";

type Handler = (event: SessionEvent, session: Session | null) => void;

const handlers = new Set<Handler>();

/**
 * Calls the handler first with INITIAL_SESSION and then at every change, those of other tabs included (specification
 * section 4). Returns how to stop.
 */
export function onSessionChange(handler: Handler): () => void {
  const stopped = new AbortController();
  handlers.add(handler);
  // Where the library cannot be loaded, `getSession` says so to whoever asks.
  listen(handler, stopped.signal).catch(() => undefined);
  return () => {
    handlers.delete(handler);
    stopped.abort();
  };
}

/** Tells of a session that was left without the library's doing. */
export function tellSignedOut(): void {
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
