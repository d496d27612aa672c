import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import type { Environment } from "../_shared/environment.ts";
import { logEvent } from "../_shared/log.ts";
import { senderHash } from "../_shared/sender-hash.ts";
import { createServiceClient } from "../_shared/service-client.ts";

/** One sender, which may be a whole office, may start this many checkouts … */
const startsPerSender = 30;

/** … within this many minutes, … */
const limitWindowMinutes = 15;

/** … and this many within a day. */
const startsPerDay = 100;

/** Milliseconds. After that the checkout starts without the limit: a slow database must not stop a sale. */
const patience = 2000;

/**
 * Accepts a request's headers and the settings; notes that its sender starts a checkout. Returns 0, or the seconds until
 * they may start the next one. Where that cannot be found out it is 0 as well: a customer must be able to pay.
 */
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
    .abortSignal(AbortSignal.timeout(patience));
  if (error === null && typeof data === "number") return data;
  // Only the code: the database's message may quote the row.
  logEvent("checkout not counted", { status, code: error?.code ?? "unexpected answer" });
  return 0;
}
