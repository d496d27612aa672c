import { z } from "zod";
import { requireOwner } from "../_shared/caller.ts";
import { type CheckoutSettings, providerAccess } from "../_shared/checkout-settings.ts";
import type { CheckoutAnswer } from "../_shared/contracts/create-checkout.ts";
import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import type { Environment } from "../_shared/environment.ts";
import { databaseFailed, HttpError } from "../_shared/http-error.ts";
import { jsonResponse, readInput } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { portalLink, readPortalToken } from "../_shared/payments/portal-link.ts";
import { describeFailure, providerClient } from "../_shared/payments/provider-client.ts";
import { createServiceClient } from "../_shared/service-client.ts";
import { secondsToWait, waitText } from "../_shared/start-limit.ts";
import { webFunction } from "../_shared/web-function.ts";

const notOpened = "Your payments page could not be opened just now. Please try again in a minute.";

/** Opens the provider's customer portal for a link, or makes such a link for the owner. */
export default { fetch: webFunction("billing-portal", handle, notOpened) };

const limit = { key: "portal", count: 20, minutes: 15, perDay: 60 };

const inputSchema = z.union([z.object({ token: z.string() }), z.object({ subscriptionId: z.uuid() })]);

async function handle(request: Request, environment: Environment): Promise<Response> {
  const input = await readInput(request, inputSchema);
  const { checkout, siteUrl } = environment;
  if ("subscriptionId" in input) await requireOwner(request, environment);
  if (checkout === undefined || siteUrl === undefined)
    throw new HttpError(503, "not_configured", "Payments are not set up at the moment. Please write to us.");
  const url =
    "token" in input
      ? await openPortal(input.token, request.headers, environment, checkout, siteUrl)
      : portalLink(siteUrl, environment.secretKeys[0], { subscription: input.subscriptionId });
  return jsonResponse(200, { url } satisfies CheckoutAnswer);
}

const refusals = {
  forged: [400, "This link is not complete. Please open it once more from our email."],
  expired: [410, "This link is older than 30 days, so it no longer works. Please write to us for a new one."],
  used: [410, "This link was used before, and each works once. Please write to us for a new one."],
} as const;

function refuse(reason: keyof typeof refusals): never {
  const [status, sentence] = refusals[reason];
  throw new HttpError(status, `link_${reason}`, sentence);
}

/** Returns the portal's address. Throws HttpError 400 or 410 for the link, 429, 502 or 503. */
async function openPortal(
  token: string,
  headers: Headers,
  environment: Environment,
  checkout: NonNullable<CheckoutSettings>,
  siteUrl: string,
): Promise<string> {
  const wait = await secondsToWait(headers, environment, limit);
  if (wait > 0) {
    const sentence = `Too many links were opened from your network. Please try again in ${waitText(wait)}.`;
    throw new HttpError(429, "rate_limited", sentence, { headers: { "Retry-After": String(wait) } });
  }
  const portal = readPortalToken(token, environment.secretKeys);
  if (typeof portal === "string") return refuse(portal);

  const database = createServiceClient(environment);
  const { link, subscription } = portal;
  const used = await database.rpc("use_portal_link", {
    link,
    subscription_id: subscription,
  } satisfies SqlFunction<"use_portal_link">["Args"]);
  if (used.error !== null) throw databaseFailed("portal link not read", used, notOpened);
  if (!used.data) return refuse("used");
  const url = await createSession(checkout, used.data, siteUrl);
  logEvent("portal", { subscription, outcome: url ? "opened" : "failed" });
  if (url) return url;
  await database.rpc("release_portal_link", { link });
  throw new HttpError(502, "provider_failed", notOpened);
}

const sessionSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Undefined if the provider fails. */
async function createSession(
  checkout: NonNullable<CheckoutSettings>,
  customer: string,
  siteUrl: string,
): Promise<string | undefined> {
  const access = providerAccess(checkout);
  const deadline = AbortSignal.timeout(access.timeout);
  try {
    const portal = providerClient(access, deadline).billingPortal;
    return sessionSchema.parse(await portal.sessions.create({ customer, return_url: siteUrl })).url;
  } catch (error) {
    logEvent("portal not opened", { ...describeFailure(error), late: deadline.aborted });
    return undefined;
  }
}
