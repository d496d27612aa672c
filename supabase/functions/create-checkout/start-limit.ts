import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import type { Environment } from "../_shared/environment.ts";
import { logEvent } from "../_shared/log.ts";
import { senderHash } from "../_shared/sender-hash.ts";
import { createServiceClient } from "../_shared/service-client.ts";

/** A sender may be a whole office. */
const startsPerSender = 30;

const limitWindowMinutes = 15;

const startsPerDay = 100;

/** Milliseconds. Afterwards the checkout starts uncounted: a slow database must not stop a sale. */
const countTimeout = 2000;

/** Records a checkout start. Returns 0, also when the database fails, or the seconds until the next allowed start. */
export async function secondsToWait(headers: Headers, environment: Environment): Promise<number> {
  const sender = senderHash(headers, environment.secretKeys[0]);
  if (sender === null) return 0;
  const { data, error, status } = await createServiceClient(environment)
    .rpc("note_checkout_start", {
      sender_hash: sender,
      limit_count: startsPerSender,
      limit_window: `${limitWindowMinutes} minutes`,
      day_count: startsPerDay,
    } satisfies SqlFunction<"note_checkout_start">["Args"])
    .abortSignal(AbortSignal.timeout(countTimeout));
  if (error === null && typeof data === "number") return data;
  // Logs only the code: the database's message may quote the row.
  logEvent("checkout not counted", { status, code: error?.code ?? "unexpected answer" });
  return 0;
}
