import type { RunningBackend } from "@brightwren/backend/backend-options";
import { signIn } from "@brightwren/core/session/sign-in";
import type { Session } from "@brightwren/core/session/session";
import { configureSupabase, type SessionStorage } from "@brightwren/core/supabase/client";

export const never = new AbortController().signal;

/** Keeps a session as a shell would; what is in it stays to be looked at. */
export function memoryStorage(): SessionStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Points core's operations at this backend, with nobody signed in. Gives where the session will be kept. */
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

/** The same, with this user signed in; everybody has the owner's password. */
export function openShellAs(backend: RunningBackend, email = backend.owner.email): Promise<Session> {
  openShell(backend);
  return signIn(email, backend.owner.password);
}
