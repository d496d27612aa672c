import { createCheckout, mayHaveStarted } from "@brightwren/core/checkout/create-checkout";

// Idempotency keys of starts without a response: a retry cannot create a second checkout.
const unanswered = new Map<string, string>();

/** A separate module, loaded at the first click, so that pages with prices do not include the backend client. */
export async function requestCheckout(priceId: string): Promise<string> {
  const idempotencyKey = unanswered.get(priceId) ?? crypto.randomUUID();
  unanswered.delete(priceId);
  try {
    return await createCheckout({ priceId, idempotencyKey });
  } catch (error) {
    if (mayHaveStarted(error)) unanswered.set(priceId, idempotencyKey);
    throw error;
  }
}
