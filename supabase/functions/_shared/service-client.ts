import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./contracts/database-types.ts";
import type { Environment } from "./environment.ts";

/** A client that knows the tables and SQL functions of the migrations. */
export type DatabaseClient = SupabaseClient<Database>;

/** Accepts the settings; returns a client with the project's own rights, past row-level security. Keeps no session. */
export function createServiceClient({ supabaseUrl, secretKeys }: Environment): DatabaseClient {
  return createClient<Database>(supabaseUrl, secretKeys[0], {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: timedFetch },
  });
}

/** Milliseconds one call to the database or to Auth may take. */
const callTimeout = 6000;

/** `fetch` that gives up after `callTimeout`, whatever else the caller asked for. */
export const timedFetch: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(callTimeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
