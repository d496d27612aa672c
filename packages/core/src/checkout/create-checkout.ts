import {
  type CheckoutPage,
  checkoutAnswerSchema,
  checkoutPageHeader,
  idempotencyKeyHeader,
  providerTimeoutCode,
} from "@brightwren/functions/contracts/create-checkout";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";

export type { CheckoutPage };

type CheckoutStart = {
  priceId: string;
  /** A UUID for one attempt, so that a retry after a lost response does not create a second checkout. */
  idempotencyKey: string;
  /** The page on which the visitor chose the package. */
  page: CheckoutPage;
};

/** The request body holds only the price id. Returns the http(s) payment URL. Throws a `FunctionError`. */
export async function createCheckout({ priceId, idempotencyKey, page }: CheckoutStart): Promise<string> {
  const answer = await invokeFunction("create-checkout", {
    body: { priceId },
    headers: { [idempotencyKeyHeader]: idempotencyKey, [checkoutPageHeader]: page },
    timeout: 20_000,
  });
  return urlIn(answer);
}

/** The http(s) address in a function's answer. Throws a `FunctionError`. */
export function urlIn(answer: unknown): string {
  const checked = checkoutAnswerSchema.safeParse(answer);
  if (!checked.success) throw new FunctionError("", "no_url");
  return checked.data.url;
}

/**
 * Whether a failed request may have created a checkout. If so, reuse the key. After a rejection, use a new key, because
 * the provider would repeat its response to the old key.
 */
export function mayHaveStarted(error: unknown): boolean {
  if (!(error instanceof FunctionError)) return false;
  return error.code === "unreachable" || error.code === providerTimeoutCode || error.code === "http_504";
}
