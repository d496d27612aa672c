import { probeRequest } from "@brightwren/core/supabase/probe-request";
import type { Connection } from "../../bridge/connection.ts";
import type { SettingsOutcome } from "../../bridge/shell.ts";

type Fetch = (url: string, init: RequestInit) => Promise<Pick<Response, "status">>;

const answerTimeout = 10_000;
const refused = (field: keyof Connection, message: string): SettingsOutcome => ({
  saved: false,
  field,
  message,
});

/** Reads one public row. Returns null on success, otherwise the field to correct and why. */
export async function checkConnection(connection: Connection, fetch: Fetch): Promise<SettingsOutcome | null> {
  const { address, headers } = probeRequest(connection);
  let status: number;
  try {
    const signal = AbortSignal.timeout(answerTimeout);
    ({ status } = await fetch(address, { headers, signal }));
  } catch {
    return refused("url", "Nothing responded at this address. Check it, and that you are online.");
  }
  if (status === 401 || status === 403)
    return refused("publishableKey", "The backend does not accept this key.");
  if (status === 404)
    return refused("url", "Something responded at this address, but it isn’t a backend for this app.");
  if (status >= 400)
    return refused("url", `The backend answered with an error (${status}). Try again later.`);
  return null;
}
