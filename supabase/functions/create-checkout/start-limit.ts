import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import type { Environment } from "../_shared/environment.ts";
import { logEvent } from "../_shared/log.ts";
import { senderHash } from "../_shared/sender-hash.ts";
import { createServiceClient } from "../_shared/service-client.ts";

/** High enough for an office with a shared address. */
const startsPerSender = 30;

const limitWindowMinutes = 15;

const startsPerDay = 100;

/**
 * Milliseconds to wait for the database. After that, the checkout is not counted, because a slow database must not
 * prevent a sale.
 */
const countTimeout = 2000;

/** Records a checkout. Returns the seconds to wait, or 0 if it may start or the database fails. */
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
  // Logs only the code, because the database's message may contain row values.
  logEvent("checkout not counted", { status, code: error?.code ?? "unexpected answer" });
  return 0;
}
