import { z } from "@brightwren/functions/contracts/zod";
import { getConnection } from "../supabase/connection.ts";

/** As much of what supabase-js keeps as is needed to know whose it is. */
const keptSessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.object({ id: z.string().min(1), email: z.string().default("") }),
});

/** Where this shell keeps the session, as far as it named a place. */
function place() {
  const { sessionStorage: storage, storageKey: key } = getConnection();
  return storage && key ? { storage, key } : undefined;
}

/**
 * Whose session is kept in this shell, whether or not its time is over: known without a network. Null when nobody's is,
 * when it cannot be read or is none, and in a shell that names no place for it.
 */
export async function readKeptUser(): Promise<{ id: string; email: string } | null> {
  try {
    const { storage, key } = place() ?? {};
    const kept: unknown = JSON.parse((key && (await storage?.getItem(key))) || "null");
    return keptSessionSchema.parse(kept).user;
  } catch {
    return null;
  }
}

/** Removes the kept session, without telling the server. Rejects with what the shell's storage throws. */
export async function forgetKeptSession(): Promise<void> {
  const { storage, key } = place() ?? {};
  if (key) await storage?.removeItem(key);
}
