import { z } from "./zod-mini.ts";

/** What create-checkout takes: the package's price, by our id or by the provider's own. */
export const createCheckoutSchema = z.object({
  priceId: z.string("no package was chosen").check(z.minLength(1, "no package was chosen")),
});

export type CreateCheckout = z.infer<typeof createCheckoutSchema>;

/** What create-checkout answers: where the visitor pays. */
export const checkoutAnswerSchema = z.object({
  url: z.url({ protocol: /^https?$/ }),
});

export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** Names one start of a checkout, a UUID: the same one sent again gets the same checkout. */
export const idempotencyKeyHeader = "idempotency-key";

/** The code of a refusal after which nobody knows whether the checkout was started: the provider was too slow. */
export const providerTimeoutCode = "provider_timeout";
