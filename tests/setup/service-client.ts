import { localServiceRoleKey } from "@brightwren/backend/project/local-project";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { testBackend } from "./test-backend.ts";

const clients = new Map<string, SupabaseClient>();

const connect = (url: string) =>
  createClient(url, localServiceRoleKey, {
    auth: { persistSession: false, storageKey: `service-${url}` },
    global: { fetch: (input, init) => testBackend.fetch(input, init) },
  });

/** Bypasses RLS, to read stored data and to act as another user. */
export function serviceClient(url = testBackend.url): SupabaseClient {
  const client = clients.get(url) ?? connect(url);
  clients.set(url, client);
  return client;
}
