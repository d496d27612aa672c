import { randomUUID } from "node:crypto";
import { z } from "zod";
import { idempotencyKeyHeader } from "../_shared/contracts/create-checkout.ts";

const uuid = z.string().trim().toLowerCase().pipe(z.uuid());

/** Takes a request's headers; gives the caller's name for this start, or a new one if it gave no UUID. */
export function idempotencyKey(headers: Headers): string {
  return uuid.safeParse(headers.get(idempotencyKeyHeader)).data ?? randomUUID();
}
