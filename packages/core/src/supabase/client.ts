import type { Database } from "@brightwren/functions/contracts/database-types";
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { getConnection, setConnection, type SupabaseConnection } from "./connection.ts";

export type { SessionStorage, SupabaseConnection } from "./connection.ts";

export type Supabase = SupabaseClient<Database>;

/** What can read tables: the whole client, or the part of it that reading needs. */
export type TableReader = Pick<PostgrestClient<Database>, "from" | "rpc">;

let client: Promise<Supabase> | undefined;
let reader: Promise<TableReader> | undefined;

/** Sets which project `getSupabase` talks to. A shell calls it once, before anything is fetched. */
export function configureSupabase(to: SupabaseConnection): void {
  setConnection(to);
  client = undefined;
  reader = undefined;
}

async function createSupabase(): Promise<Supabase> {
  const { url, publishableKey, sessionStorage: storage, storageKey } = getConnection();
  // Loaded on first use: pages that need no data carry none of it.
  const [{ createClient }, { watchedFetch }, { withDeviceExpiry }] = await Promise.all([
    import("@supabase/supabase-js"),
    import("./watched-fetch.ts"),
    import("./session-expiry.ts"),
  ]);
  return createClient<Database>(url, publishableKey, {
    // No link signs anybody in: whoever sends one could make it their own account.
    auth: {
      detectSessionInUrl: false,
      ...(storage && { storage: withDeviceExpiry(storage) }),
      ...(storageKey && { storageKey }),
    },
    global: { fetch: watchedFetch },
  });
}

/**
 * The one client of this page: public key, the signed-in person's token when there is one, the session kept in
 * the shell's storage and refreshed by itself. Rejects when the library cannot be loaded; the next call tries again.
 */
export function getSupabase(): Promise<Supabase> {
  client ??= createSupabase().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/**
 * A client beside the page's one, whose session is kept nowhere and signs nobody in: for what is done in another session
 * than that of this shell. Rejects when the library cannot be loaded.
 */
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

/**
 * What public pages read with: the signed-in person's client when there is one, else the public key and only the
 * eighth of the library that reading needs. Rejects when it cannot be loaded; the next call tries again.
 */
export function getReader(): Promise<TableReader> {
  if (client || getConnection().hasSession?.()) return getSupabase();
  reader ??= createReader().catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}
