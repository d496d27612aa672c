import { z } from "./zod-mini.ts";

/** `priceId` is our own id or the provider's. */
export const createCheckoutSchema = z.object({
  priceId: z.string("no package was chosen").check(z.minLength(1, "no package was chosen")),
});

export const checkoutAnswerSchema = z.object({
  url: z.url({ protocol: /^https?$/ }),
});

export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** A UUID for each checkout, so that a retry returns the same one. */
export const idempotencyKeyHeader = "idempotency-key";

export const checkoutPageHeader = "x-checkout-page";

/** The pages with packages. */
export const checkoutPages = ["home", "services"] as const;

export type CheckoutPage = (typeof checkoutPages)[number];

/** The provider timed out, so the checkout may have been created. */
export const providerTimeoutCode = "provider_timeout";
