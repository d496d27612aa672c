import type { SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database-types.ts";

export type Supabase = SupabaseClient<Database>;

export type SupabaseConnection = {
  /** Base address of the project, e.g. `http://127.0.0.1:54321`. */
  url: string;
  /** The public key: what a visitor may do, row-level security decides. */
  publishableKey: string;
};

let connection: SupabaseConnection | undefined;
let client: Promise<Supabase> | undefined;

/** Says which project `getSupabase` talks to. A shell calls it once, before anything is fetched. */
export function configureSupabase(to: SupabaseConnection): void {
  connection = to;
  client = undefined;
}

async function createSupabase(): Promise<Supabase> {
  if (!connection) throw new Error("configureSupabase has not been called.");
  // Loaded on first use: pages that need no data carry none of it.
  const { createClient } = await import("@supabase/supabase-js");
  return createClient<Database>(connection.url, connection.publishableKey);
}

/**
 * The one client of this page: public key, the signed-in person's token when there is one, the session kept in
 * local storage and refreshed by itself (specification sections 4 and 6). Rejects when the library cannot be loaded;
 * the next call tries again.
 */
export function getSupabase(): Promise<Supabase> {
  client ??= createSupabase().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}
