import { createCheckout, mayHaveStarted } from "@brightwren/core/checkout/create-checkout";

// Starts whose answer was lost: trying again under the same key cannot make a second checkout.
const unanswered = new Map<string, string>();

/**
 * Accepts the price id of a package; returns the address to pay at. Throws when there is none.
 * A file of its own, fetched at the first click: pages with prices carry none of what calls the backend.
 */
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
