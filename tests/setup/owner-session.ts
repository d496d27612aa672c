import { localPublishableKey, localOwner } from "@brightwren/backend/project/local-project";
import { createClient } from "@supabase/supabase-js";

export type StoredSession = { name: string; value: string };

/** Signs in with the Auth API at `url`. Returns the session as supabase-js would store it. */
export async function signInOwner(url: string): Promise<StoredSession> {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  };
  const { auth } = createClient(url, localPublishableKey, {
    auth: { storage, persistSession: true, autoRefreshToken: false, detectSessionInUrl: false },
  });
  const { error } = await auth.signInWithPassword(localOwner);
  if (error) throw error;
  const [entry] = stored;
  if (!entry) throw new Error("The library stored no session.");
  const [name, value] = entry;
  return { name, value };
}
