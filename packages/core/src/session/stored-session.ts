import { getConnection } from "../supabase/connection.ts";

type StoredSession = {
  access_token?: unknown;
  refresh_token?: unknown;
  user?: { id?: unknown; email?: unknown };
};

const isText = (value: unknown): value is string => typeof value === "string";

function storagePlace() {
  const { sessionStorage: storage, storageKey: key } = getConnection();
  return storage && key ? { storage, key } : undefined;
}

/**
 * Returns the stored session's user, even if offline or expired; null if there is no storage or no readable session.
 */
export async function readStoredUser(): Promise<{ id: string; email: string } | null> {
  try {
    const { storage, key } = storagePlace() ?? {};
    const stored = JSON.parse((key && (await storage?.getItem(key))) || "{}") as StoredSession;
    const { id, email = "" } = stored.user ?? {};
    const isReadable = isText(stored.access_token) && isText(stored.refresh_token) && isText(email);
    return isReadable && isText(id) && id ? { id, email } : null;
  } catch {
    return null;
  }
}

/** Removes the stored session locally. Rejects with the storage's error. */
export async function deleteStoredSession(): Promise<void> {
  const { storage, key } = storagePlace() ?? {};
  if (key) await storage?.removeItem(key);
}
