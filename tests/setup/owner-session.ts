import { localPublishableKey } from "@brightwren/backend/local-keys";
import { localOwner } from "@brightwren/backend/local-owner";
import { createClient } from "@supabase/supabase-js";

/** A session as the admin's library keeps it: a name and a value of its storage. */
export type StoredSession = { name: string; value: string };

/** Signs the owner in by the Auth API at `url`; gives what the library would keep. Rejects when that refuses. */
export async function signInOwner(url: string): Promise<StoredSession> {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const { auth } = createClient(url, localPublishableKey, {
    auth: { storage, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await auth.signInWithPassword(localOwner);
  if (error) throw error;
  const [entry] = kept;
  if (!entry) throw new Error("The library kept no session.");
  const [name, value] = entry;
  return { name, value };
}
