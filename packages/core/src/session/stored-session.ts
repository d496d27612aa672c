import { z } from "@brightwren/functions/contracts/zod";
import { getConnection } from "../supabase/connection.ts";

const storedSessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string().min(1), email: z.string().default("") }),
});

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
    const stored: unknown = JSON.parse((key && (await storage?.getItem(key))) || "null");
    return storedSessionSchema.parse(stored).user;
  } catch {
    return null;
  }
}

/** Removes the stored session locally. Rejects with the storage's error. */
export async function deleteStoredSession(): Promise<void> {
  const { storage, key } = storagePlace() ?? {};
  if (key) await storage?.removeItem(key);
}
