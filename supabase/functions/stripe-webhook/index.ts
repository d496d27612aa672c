import { Stripe } from "stripe";
import { z } from "zod";
import { type CheckoutSettings, providerAccess } from "../_shared/checkout-settings.ts";
import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import type { Environment } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http-error.ts";
import { jsonResponse, readText } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { deliverNow } from "../_shared/outbox/deliver-mails.ts";
import { describeFailure, providerClient } from "../_shared/payments/provider-client.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { readSubscription } from "../_shared/subscriptions/provider-subscription.ts";
import { webFunction } from "../_shared/web-function.ts";
import { subscriptionOf } from "../_shared/subscription-events.ts";

/** Bytes. The provider's events have a few kilobytes. */
const bodyLimit = 512 * 1024;

/** Attempts to store a report while other events of the same subscription are stored. */
const attempts = 5;

const unavailable = "The event could not be processed. Please deliver it again.";

/** For the payment provider, which repeats an event until the response is 2xx (docs/functions.md). */
export default { fetch: webFunction("stripe-webhook", handle, unavailable) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const { checkout } = environment;
  if (checkout === undefined) {
    throw new HttpError(
      503,
      "checkout_off",
      "The online checkout is not set up, so no payments are expected.",
    );
  }
  if (checkout.webhookSecret === undefined) {
    throw new HttpError(503, "not_configured", "No signing secret is set for payment events.");
  }
  const body = await readText(request, { limit: bodyLimit });
  const event = await verify(body, request.headers.get("stripe-signature"), checkout.webhookSecret);
  const subscription = subscriptionOf(event);
  if (subscription === undefined) return received("ignored");

  const database = createServiceClient(environment);
  const outcome = await store(database, checkout, event, subscription);
  logEvent("payment event", { event: event.id, type: event.type, outcome });
  if (outcome === "stored" || outcome === "unreadable") await deliverNow(database, environment);
  return received(outcome);
}

const received = (outcome: string) => jsonResponse(200, { received: true, outcome });

/** Throws HttpError 400 for a missing, wrong or old signature. */
async function verify(body: string, signature: string | null, secret: string): Promise<Stripe.Event> {
  try {
    return await Stripe.webhooks.constructEventAsync(body, signature ?? "", secret);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError) && !(error instanceof SyntaxError))
      throw error;
    throw new HttpError(
      400,
      "invalid_signature",
      "The signature is missing, wrong or too old, so the event was not processed.",
    );
  }
}

type Outcome = "stored" | "unreadable" | "duplicate" | "unknown_subscription" | "other_product";

/**
 * Stores what the provider reports now, not what the event says, so that events may arrive in any order. If another
 * event is stored in the meantime, it asks again. Throws HttpError 503 if the provider or the database fails.
 */
async function store(
  database: DatabaseClient,
  checkout: NonNullable<CheckoutSettings>,
  event: Stripe.Event,
  subscription: string,
): Promise<Outcome> {
  const occurred_at = new Date(event.created * 1000).toISOString();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { isKnown, revision } = await readRevision(database, subscription, event.id);
    if (isKnown) return "duplicate";
    const answer = await report(checkout, subscription);
    if (answer === undefined) {
      // The signature is our account's, so a live subscription is unknown only to a key of the other mode.
      if (event.livemode) throw new HttpError(503, "unknown_subscription", unavailable);
      return "unknown_subscription";
    }
    if (!answer.isOurs && revision === 0) return "other_product";
    const { data, error } = await database.rpc("store_subscription", {
      event: { id: event.id, type: event.type, occurred_at, is_live: event.livemode },
      subscription: answer.reported,
      revision,
    } satisfies SqlFunction<"store_subscription">["Args"]);
    if (error !== null) throw databaseFailed("store", error.code);
    const [stored] = data;
    if (stored && stored.outcome !== "outdated") return stored.outcome as Outcome;
  }
  throw new HttpError(503, "busy", unavailable);
}

async function readRevision(
  database: DatabaseClient,
  subscription: string,
  event: string,
): Promise<{ isKnown: boolean; revision: number }> {
  const { data, error } = await database.rpc("subscription_revision", {
    provider_id: subscription,
    event_id: event,
  } satisfies SqlFunction<"subscription_revision">["Args"]);
  if (error !== null) throw databaseFailed("read", error.code);
  return { isKnown: data[0]?.is_known ?? false, revision: data[0]?.revision ?? 0 };
}

function databaseFailed(step: string, code: string): HttpError {
  logEvent("payment event not stored", { step, code });
  return new HttpError(503, "unavailable", unavailable);
}

/** Undefined if the provider does not know it, e.g. a subscription of another account. May name invalid fields. */
async function report(checkout: NonNullable<CheckoutSettings>, subscription: string) {
  const access = providerAccess(checkout);
  const deadline = AbortSignal.timeout(access.timeout);
  try {
    const prices = checkout.provider === "stripe" ? checkout.prices : undefined;
    return await readSubscription(providerClient(access, deadline), subscription, prices);
  } catch (error) {
    const fields = error instanceof z.ZodError ? error.issues.map(({ path }) => path.join(".")) : undefined;
    logEvent("subscription not read", {
      subscription,
      ...describeFailure(error),
      fields,
      late: deadline.aborted,
    });
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing")
      return undefined;
    if (fields) return { reported: { provider_id: subscription, unread: fields.join(", ") }, isOurs: true };
    throw new HttpError(503, "provider_failed", unavailable);
  }
}
