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

/**
 * Whether a project answers at the address, accepts the key and has our tables; null when all is well, else what to
 * mend. Asks for nothing but one public row.
 */
export async function checkConnection(connection: Connection, fetch: Fetch): Promise<SettingsOutcome | null> {
  const { address, headers } = probeRequest(connection);
  let status: number;
  try {
    const signal = AbortSignal.timeout(answerTimeout);
    ({ status } = await fetch(address, { headers, signal }));
  } catch {
    return refused("url", "Nothing answers at this address. Is it right, and are you online?");
  }
  if (status === 401 || status === 403)
    return refused("publishableKey", "The backend does not accept this key.");
  if (status === 404)
    return refused("url", "Something answers at this address, but it is no backend of this app.");
  if (status >= 400)
    return refused("url", `The backend answered with an error (${status}). Try again later.`);
  return null;
}
