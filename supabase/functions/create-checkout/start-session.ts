import { z } from "zod";
import type { StripeSettings } from "../_shared/checkout-settings.ts";
import { type CheckoutPackage, penceOf } from "../_shared/contracts/checkout-packages.ts";
import { type CheckoutPage, providerTimeoutCode } from "../_shared/contracts/create-checkout.ts";
import { HttpError } from "../_shared/http-error.ts";
import { logEvent } from "../_shared/log.ts";
import { describeFailure, providerClient } from "../_shared/payments/provider-client.ts";

const sessionSchema = z.object({
  object: z.literal("checkout.session"),
  id: z.string().startsWith("cs_"),
  // Allows any host, because accounts can have a custom checkout domain.
  url: z.url({ protocol: /^https$/ }),
  /** Pence, before discounts and tax. */
  amount_subtotal: z.nullish(z.int()),
});

type Start = {
  price: string;
  /** Undefined if the price is not for one of our packages. */
  offered: CheckoutPackage | undefined;
  page: CheckoutPage | undefined;
  idempotencyKey: string;
};

/** Throws HttpError 504 after the deadline, 502 when the provider fails or would charge more than our page shows. */
export async function startSession(settings: StripeSettings, start: Start): Promise<string> {
  const deadline = AbortSignal.timeout(settings.timeout);
  const created = await create(settings, start, deadline);
  const session = sessionSchema.safeParse(created);
  if (!session.success) {
    logEvent("checkout refused", { price: start.price, reason: "not a checkout session" });
    throw providerFailed();
  }
  if (start.offered && (session.data.amount_subtotal ?? 0) > penceOf(start.offered.price)) {
    logEvent("checkout refused", { price: start.price, reason: `costs more than ${start.offered.price}` });
    throw providerFailed();
  }
  logEvent("checkout started", { price: start.price, request: created.lastResponse.requestId });
  return session.data.url;
}

async function create(
  settings: StripeSettings,
  { price, offered, page, idempotencyKey }: Start,
  deadline: AbortSignal,
) {
  // The webhook reads it from the subscription.
  const metadata = { ...(page && { page }), ...(offered && { price: offered.priceId }) };
  const stripe = providerClient(settings, deadline);
  try {
    return await stripe.checkout.sessions.create(
      {
        mode: "subscription",
        line_items: [{ price, quantity: 1 }],
        success_url: thanksAddress(settings.siteUrl, offered),
        cancel_url: new URL("/?cancelled#pricing", settings.siteUrl).href,
        metadata,
        subscription_data: { metadata },
        // Shown next to the Pay button.
        ...(offered?.note && { custom_text: { submit: { message: offered.note } } }),
      },
      { idempotencyKey },
    );
  } catch (error) {
    logEvent("checkout refused", { price, ...describeFailure(error), late: deadline.aborted });
    throw deadline.aborted ? providerTooSlow() : providerFailed();
  }
}

/** Concatenates strings, because URL would escape the provider's placeholder. */
function thanksAddress(siteUrl: string, offered: CheckoutPackage | undefined): string {
  const address = `${new URL("/thank-you", siteUrl).href}?session_id={CHECKOUT_SESSION_ID}`;
  return offered ? `${address}&price=${encodeURIComponent(offered.priceId)}` : address;
}

export const checkoutFailed = "Failed to start checkout. Please try again.";

const providerFailed = () => new HttpError(502, "provider_failed", checkoutFailed);

const providerTooSlow = () => new HttpError(504, providerTimeoutCode, checkoutFailed);
