import type { SqlFunction } from "./contracts/database-types.ts";
import type { Environment } from "./environment.ts";
import { logEvent } from "./log.ts";
import { senderHash } from "./sender-hash.ts";
import { createServiceClient } from "./service-client.ts";

/** `key` separates the counts of one sender. */
type Limit = { key: string; count: number; minutes: number; perDay: number };

/**
 * Milliseconds to wait for the database. After that, the checkout is not counted, because a slow database must not
 * prevent a sale.
 */
const countTimeout = 2000;

/** Records a start. Returns the seconds to wait, or 0 if it may start or the database fails. */
export async function secondsToWait(
  headers: Headers,
  environment: Environment,
  { key, count, minutes, perDay }: Limit,
): Promise<number> {
  const sender = senderHash(headers, environment.secretKeys[0] + key);
  if (sender === null) return 0;
  const { data, error, status } = await createServiceClient(environment)
    .rpc("note_checkout_start", {
      sender_hash: sender,
      limit_count: count,
      limit_window: `${minutes} minutes`,
      day_count: perDay,
    } satisfies SqlFunction<"note_checkout_start">["Args"])
    .abortSignal(AbortSignal.timeout(countTimeout));
  if (error === null && typeof data === "number") return data;
  // Logs only the code, because the database's message may contain row values.
  logEvent("start not counted", { status, code: error?.code ?? "unexpected answer" });
  return 0;
}

export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? "a minute" : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "an hour" : `${hours} hours`;
}
