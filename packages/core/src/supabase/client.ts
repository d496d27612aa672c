import type { PostgrestClient } from "@supabase/postgrest-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database-types.ts";

export type Supabase = SupabaseClient<Database>;

/** What can read tables: the whole client, or the part of it that reading takes. */
export type TableReader = Pick<PostgrestClient<Database>, "from">;

/** Where a shell keeps the session; the browser's local storage unless it says otherwise. */
export type SessionStorage = {
  getItem: (key: string) => string | null | Promise<string | null>;
  setItem: (key: string, value: string) => void | Promise<void>;
  removeItem: (key: string) => void | Promise<void>;
};

export type SupabaseConnection = {
  /** Base address of the project, e.g. `http://127.0.0.1:54321`. */
  url: string;
  /** The public key: what a visitor may do, row-level security decides. */
  publishableKey: string;
  /** Whether a person may be signed in here. None: nobody is. */
  hasSession?: () => boolean;
  sessionStorage?: SessionStorage;
  /** The name the session is kept under; supabase-js' own, made from the address, unless the shell says otherwise. */
  storageKey?: string;
};

let connection: SupabaseConnection | undefined;
let client: Promise<Supabase> | undefined;
let reader: Promise<TableReader> | undefined;

/** Says which project `getSupabase` talks to. A shell calls it once, before anything is fetched. */
export function configureSupabase(to: SupabaseConnection): void {
  connection = to;
  client = undefined;
  reader = undefined;
}

async function createSupabase(): Promise<Supabase> {
  if (!connection) throw new Error("configureSupabase has not been called.");
  // Loaded on first use: pages that need no data carry none of it.
  const { createClient } = await import("@supabase/supabase-js");
  const { url, publishableKey, sessionStorage: storage, storageKey } = connection;
  return createClient<Database>(url, publishableKey, {
    auth: { ...(storage && { storage }), ...(storageKey && { storageKey }) },
  });
}

/**
 * The one client of this page: public key, the signed-in person's token when there is one, the session kept in
 * the shell's storage and refreshed by itself (specification sections 4 and 6). Rejects when the library cannot be loaded;
 * the next call tries again.
 */
export function getSupabase(): Promise<Supabase> {
  client ??= createSupabase().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function createReader(): Promise<TableReader> {
  if (!connection) throw new Error("configureSupabase has not been called.");
  const { PostgrestClient } = await import("@supabase/postgrest-js");
  const { url, publishableKey } = connection;
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` };
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers });
}

/**
 * What public pages read with: the signed-in person's client when there is one, else the public key and only the
 * eighth of the library that reading takes. Rejects when it cannot be loaded; the next call tries again.
 */
export function getReader(): Promise<TableReader> {
  if (client || connection?.hasSession?.()) return getSupabase();
  reader ??= createReader().catch((error: unknown) => {
    reader = undefined;
    throw error;
  });
  return reader;
}
