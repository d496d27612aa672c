import type { Database } from "@brightwren/functions/contracts/database-types";
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { signalWithTimeout } from "../older-browsers.ts";
import { getConnection, setConnection, type SupabaseConnection } from "./connection.ts";

export type { SessionStorage, SupabaseConnection } from "./connection.ts";

export type Supabase = SupabaseClient<Database>;

export type TableReader = Pick<PostgrestClient<Database>, "from" | "rpc">;

let client: Promise<Supabase> | undefined;
let reader: Promise<TableReader> | undefined;

/** Sets the project for `getSupabase`. The browser or desktop app calls it once, before the first request. */
export function configureSupabase(to: SupabaseConnection): void {
  setConnection(to);
  client = undefined;
  reader = undefined;
}

async function createSupabase(): Promise<Supabase> {
  const { url, publishableKey, sessionStorage: storage, storageKey } = getConnection();
  // Load supabase-js on first use, because pages without data do not need it.
  const [{ createClient }, { watchedFetch }, { withDeviceExpiry }] = await Promise.all([
    import("@supabase/supabase-js"),
    import("./watched-fetch.ts"),
    import("./session-expiry.ts"),
  ]);
  return createClient<Database>(url, publishableKey, {
    // Sign-in by URL is disabled (session fixation).
    auth: {
      detectSessionInUrl: false,
      ...(storage && { storage: withDeviceExpiry(storage) }),
      ...(storageKey && { storageKey }),
    },
    global: { fetch: watchedFetch },
  });
}

/** The page's client, with a stored session. Rejects when the library fails to load; the next call retries. */
export function getSupabase(): Promise<Supabase> {
  client ??= createSupabase().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Returns a second client, whose session is not stored. Rejects when the library fails to load. */
export async function createSeparateClient(): Promise<Supabase> {
  const { url, publishableKey } = getConnection();
  const [{ createClient }, { watchedFetch }] = await Promise.all([
    import("@supabase/supabase-js"),
    import("./watched-fetch.ts"),
  ]);
  return createClient<Database>(url, publishableKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: `separate-${crypto.randomUUID()}`,
    },
    global: { fetch: watchedFetch },
  });
}

async function createReader(): Promise<TableReader> {
  const { url, publishableKey } = getConnection();
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers });
}

/** Also aborts after 8 seconds, because a visitor must not wait forever for an unresponsive backend. */
export const visitorSignal = (signal: AbortSignal): AbortSignal => signalWithTimeout(signal, 8000);

/** Returns a client an eighth of the full one's size. Rejects when the library fails to load; the next call retries. */
export function getReader(): Promise<TableReader> {
  if (client || getConnection().hasSession?.()) return getSupabase();
  reader ??= createReader().catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}
