export { openPortal } from "@brightwren/core/checkout/billing-portal";
import { type CheckoutPage, createCheckout, mayHaveStarted } from "@brightwren/core/checkout/create-checkout";

// Idempotency keys of requests without a response, so that a retry cannot create a second checkout.
const unanswered = new Map<string, string>();

/** A separate module that loads on demand, so that pages with prices do not include the backend client. */
export async function requestCheckout(priceId: string, page: CheckoutPage): Promise<string> {
  const idempotencyKey = unanswered.get(priceId) ?? crypto.randomUUID();
  unanswered.delete(priceId);
  try {
    return await createCheckout({ priceId, idempotencyKey, page });
  } catch (error) {
    if (mayHaveStarted(error)) unanswered.set(priceId, idempotencyKey);
    throw error;
  }
}
