import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Environment } from "./environment.ts";
import { timedFetch } from "./timed-fetch.ts";

/** Takes the settings; gives a client with the project's own rights, past row-level security. Keeps no session. */
export function createServiceClient({ supabaseUrl, secretKeys }: Environment): SupabaseClient {
  return createClient(supabaseUrl, secretKeys[0], {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: timedFetch },
  });
}
