import { Stripe } from "stripe";
import { z } from "zod";
import type { StripeSettings } from "../_shared/checkout-settings.ts";
import { type CheckoutPackage, penceOf } from "../_shared/contracts/checkout-packages.ts";
import { providerTimeoutCode } from "../_shared/contracts/create-checkout.ts";
import { HttpError } from "../_shared/http-error.ts";
import { logEvent } from "../_shared/log.ts";
import { boundedFetch } from "./bounded-fetch.ts";

const sessionSchema = z.object({
  object: z.literal("checkout.session"),
  id: z.string().startsWith("cs_"),
  // Any host: an account can have the checkout on a domain of its own.
  url: z.url({ protocol: /^https$/ }),
  /** In pence, before discounts and tax. */
  amount_subtotal: z.nullish(z.int()),
});

type Start = {
  /** The provider's id of the price. */
  price: string;
  /** What the visitor chose; undefined for a price of the provider's that is none of our packages. */
  offered: CheckoutPackage | undefined;
  /** The same key gets the same session. */
  idempotencyKey: string;
};

/**
 * Accepts the provider's settings and what to sell; returns the https address of a new subscription checkout.
 * Throws HttpError 504 when the provider is not done by the deadline, 502 when it cannot be reached, refuses or answers
 * nonsense, or asks more than our page shows. Nothing is charged by a session that nobody completes, and it expires by itself.
 */
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
  { secretKey, siteUrl, apiBase, timeout }: StripeSettings,
  { price, offered, idempotencyKey }: Start,
  deadline: AbortSignal,
) {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(boundedFetch(deadline)),
    maxNetworkRetries: 1,
    // Later than ours, which spans both tries.
    timeout: timeout + 1000,
    telemetry: false,
    ...(apiBase && serverOptions(apiBase)),
  });
  try {
    return await stripe.checkout.sessions.create(
      {
        mode: "subscription",
        line_items: [{ price, quantity: 1 }],
        success_url: thanksAddress(siteUrl, offered),
        cancel_url: new URL("/#pricing", siteUrl).href,
        // Beside the button that pays.
        ...(offered?.note && { custom_text: { submit: { message: offered.note } } }),
      },
      { idempotencyKey },
    );
  } catch (error) {
    logEvent("checkout refused", { price, ...describeFailure(error), late: deadline.aborted });
    throw deadline.aborted ? providerTooSlow() : providerFailed();
  }
}

/** Put together as text: the provider looks for exactly this placeholder. */
function thanksAddress(siteUrl: string, offered: CheckoutPackage | undefined): string {
  const address = `${new URL("/thank-you", siteUrl).href}?session_id={CHECKOUT_SESSION_ID}`;
  return offered ? `${address}&price=${encodeURIComponent(offered.priceId)}` : address;
}

function serverOptions({ protocol, hostname, port }: URL) {
  const secure = protocol === "https:";
  return {
    protocol: secure ? ("https" as const) : ("http" as const),
    host: hostname,
    port: port || (secure ? "443" : "80"),
  };
}

/** Types, codes and the provider's id of the request; never its message, which can quote part of the key. */
function describeFailure(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return { reason: error instanceof Error ? error.name : "not an Error" };
  }
  const { type, code, statusCode, requestId } = error;
  return { reason: type, code, status: statusCode, request: requestId };
}

/** What a visitor reads whenever the checkout could not be started. */
export const checkoutFailed = "Failed to start checkout. Please try again.";

/** For a provider that is down, refuses, or answers what it should not. */
const providerFailed = () => new HttpError(502, "provider_failed", checkoutFailed);

/** For a provider that does not answer in time. */
const providerTooSlow = () => new HttpError(504, providerTimeoutCode, checkoutFailed);
