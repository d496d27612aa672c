import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./contracts/database-types.ts";
import type { Environment } from "./environment.ts";

export type DatabaseClient = SupabaseClient<Database>;

/** The client bypasses row-level security and stores no session. */
export function createServiceClient({ supabaseUrl, secretKeys }: Environment): DatabaseClient {
  return createClient<Database>(supabaseUrl, secretKeys[0], {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: timedFetch },
  });
}

/** Milliseconds for each call to the database or Auth. */
const callTimeout = 6000;

export const timedFetch: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(callTimeout);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};
