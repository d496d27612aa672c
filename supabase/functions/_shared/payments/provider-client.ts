import { Stripe } from "stripe";
import type { ProviderAccess } from "../checkout-settings.ts";
import { boundedFetch } from "./bounded-fetch.ts";

/** Creates a client whose calls, with one retry, end at `deadline`. */
export function providerClient(
  { secretKey, apiBase, timeout }: ProviderAccess,
  deadline: AbortSignal,
): Stripe {
  return new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(boundedFetch(deadline)),
    maxNetworkRetries: 1,
    // Longer than our own deadline, which covers both attempts.
    timeout: timeout + 1000,
    telemetry: false,
    ...(apiBase && serverOptions(apiBase)),
  });
}

function serverOptions({ protocol, hostname, port }: URL) {
  const secure = protocol === "https:";
  return {
    protocol: secure ? ("https" as const) : ("http" as const),
    host: hostname,
    port: port || (secure ? "443" : "80"),
  };
}

/** Returns types, codes and the request id, but not the message, which can contain part of the key. */
export function describeFailure(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) {
    return { reason: error instanceof Error ? error.name : "not an Error" };
  }
  const { type, code, statusCode, requestId } = error;
  return { reason: type, code, status: statusCode, request: requestId };
}
