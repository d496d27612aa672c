import type { RunningBackend } from "@brightwren/backend/backend-options";
import { signIn } from "@brightwren/core/session/sign-in";
import type { Session } from "@brightwren/core/session/session";
import { configureSupabase, type SessionStorage } from "@brightwren/core/supabase/client";

export const never = new AbortController().signal;

/** Runs a query's read, as `useQuery` does. */
export const read = <Data>(query: { queryFn: (context: { signal: AbortSignal }) => Promise<Data> }) =>
  query.queryFn({ signal: never });

export function memoryStorage(): SessionStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Configures core to use this backend, signed out. Returns the session storage. */
export function openShell(backend: RunningBackend): ReturnType<typeof memoryStorage> {
  const sessionStorage = memoryStorage();
  configureSupabase({
    url: backend.url,
    publishableKey: backend.anonKey,
    sessionStorage,
    storageKey: "test",
  });
  return sessionStorage;
}

const shells = new Map<string, ReturnType<typeof memoryStorage>>();

/**
 * Like `openShell`, but signs this user in with the owner's password, which all test users have.
 * Reuses the user's session unless it has ended.
 */
export async function openShellAs(backend: RunningBackend, email = backend.owner.email): Promise<Session> {
  const person = `${email} at ${backend.url}`;
  const kept = shells.get(person)?.kept.get("test");
  const storage = openShell(backend);
  shells.set(person, storage);
  if (kept === undefined) return await signIn(email, backend.owner.password);
  storage.kept.set("test", kept);
  return JSON.parse(kept) as Session;
}
