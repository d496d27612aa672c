import {
  checkoutAnswerSchema,
  idempotencyKeyHeader,
  providerTimeoutCode,
} from "@brightwren/functions/contracts/create-checkout";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";

export type CheckoutStart = {
  priceId: string;
  /** A UUID that names this start: sent again after a lost answer, it is still one checkout. */
  idempotencyKey: string;
};

/**
 * Starts a checkout: the body holds the price id and nothing else.
 * Returns the http or https address to pay at; throws a `FunctionError` when there is none.
 */
export async function createCheckout({ priceId, idempotencyKey }: CheckoutStart): Promise<string> {
  const answer = await invokeFunction("create-checkout", {
    body: { priceId },
    headers: { [idempotencyKeyHeader]: idempotencyKey },
    timeout: 20_000,
  });
  const checked = checkoutAnswerSchema.safeParse(answer);
  if (!checked.success) throw new FunctionError("", "no_url");
  return checked.data.url;
}

/**
 * Whether a failed start may have made a checkout all the same, so that trying again should carry the same key. After
 * a refusal a new key is right: the provider answers a known key with what it answered before.
 */
export function mayHaveStarted(error: unknown): boolean {
  if (!(error instanceof FunctionError)) return false;
  return error.code === "unreachable" || error.code === providerTimeoutCode || error.code === "http_504";
}
