import { createHash } from "node:crypto";
import { subscriptionEvents } from "../../supabase/functions/_shared/subscription-events.ts";
import { ScriptError } from "../script-error.ts";
import { projectUrl, type Step } from "./deployment.ts";
import { type Api, request } from "./request.ts";
import { listDigests, removeSettings, setSettings } from "./supabase-api.ts";
import {
  apiVersion,
  describeCount,
  endpointPageSchema,
  type EventPage,
  eventPageSchema,
  listEndpoints,
  missingEvents,
  stripeUrl,
  undeliveredEvents,
  type WebhookEndpoint,
  webhookUrl,
} from "./webhook-endpoint.ts";

const secretName = "STRIPE_WEBHOOK_SECRET";

/** Registers the function stripe-webhook with Stripe. Stripe returns the signing secret only on creation. */
export const paymentWebhook: Step = {
  name: "Payment webhook",
  would: ({ projectRef }) =>
    `find, correct or create the endpoint ${webhookUrl(projectUrl(projectRef ?? "<ref>"))} at Stripe and set its signing secret for the function stripe-webhook, if STRIPE_SECRET_KEY is set`,
  run: async ({ answers: { projectRef }, settings, supabase, secrets }) => {
    const key = settings["STRIPE_SECRET_KEY"];
    const there = await listDigests(supabase, projectRef);
    if (key === undefined) return describeSkipped(there);

    const api: Api = { company: "Stripe", base: stripeUrl, token: key };
    const url = webhookUrl(projectUrl(projectRef));
    const all = await listEndpoints(async (path) =>
      endpointPageSchema.parse(await request(api, "GET", path)),
    );
    const endpoints = all.filter((endpoint) => endpoint.url === url);
    const [endpoint] = endpoints;
    // An interrupted run may leave a second endpoint, and only one of them has the stored secret.
    const isOnly = endpoint && endpoints.length === 1;
    if (isOnly && isOwnSecret(endpoint, there.get(secretName)) && endpoint.api_version === apiVersion)
      return await correct(api, endpoint);

    const undelivered = endpoint && eventPageSchema.parse(await request(api, "GET", undeliveredEvents()));
    // Otherwise an interrupted run could leave a new endpoint with the secret of an old one.
    if (!endpoint && there.has(secretName)) await removeSettings(supabase, projectRef, [secretName]);
    const created = await create(api, url);
    const secret = secrets.keep(created.secret);
    const body = new URLSearchParams({ "metadata[secret_sha256]": sha256(secret) });
    await request(api, "POST", `/v1/webhook_endpoints/${created.id}`, body);
    await setSettings(supabase, projectRef, { [secretName]: secret });
    // Deleted last, so that new events always have an endpoint. Stripe stops retrying the old endpoints' events.
    for (const { id } of endpoints) await request(api, "DELETE", `/v1/webhook_endpoints/${id}`);
    return undelivered
      ? `replaced the endpoint ${url} and stored its new signing secret.${resendAdvice(undelivered, created.id)}`
      : `created the endpoint ${url} and stored its signing secret.`;
  },
};

function describeSkipped(there: Map<string, string>): string {
  if (!there.has("STRIPE_SECRET_KEY")) return "skipped, because STRIPE_SECRET_KEY is not set.";
  return there.has(secretName)
    ? "not checked, because STRIPE_SECRET_KEY is set only in the project."
    : "warning: not created, because STRIPE_SECRET_KEY is set only in the project. Paid subscriptions do not reach the admin until you run the command again with STRIPE_SECRET_KEY.";
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The project may have the secret of another endpoint, for example after a switch from test to live keys. */
function isOwnSecret({ metadata }: WebhookEndpoint, digest: string | undefined): boolean {
  if (digest === undefined) return false;
  const isSha256 = /^[0-9a-f]{64}$/.test(digest);
  return !isSha256 || metadata.secret_sha256 === digest;
}

function resendAdvice(page: EventPage, id: string): string {
  const [event] = page.data;
  if (!event) return "";
  const command = `stripe events resend <event> --webhook-endpoint=${id}${event.livemode ? " --live" : ""}`;
  const ids = page.data.map((one) => one.id).join(", ");
  return ` Stripe had not delivered ${describeCount(page)} to every endpoint, and does not retry them for a replaced one. Resend each with \`${command}\`: ${ids}.`;
}

const eventFields = (): string[][] => subscriptionEvents.map((event) => ["enabled_events[]", event]);

async function correct(api: Api, endpoint: WebhookEndpoint): Promise<string> {
  const hasOnlyOurs = endpoint.enabled_events.length === subscriptionEvents.length;
  if (endpoint.status === "enabled" && hasOnlyOurs && missingEvents(endpoint).length === 0) {
    return `the endpoint ${endpoint.url} is registered.`;
  }
  const body = new URLSearchParams([...eventFields(), ["disabled", "false"]]);
  await request(api, "POST", `/v1/webhook_endpoints/${endpoint.id}`, body);
  return `enabled the endpoint ${endpoint.url} and corrected its events.`;
}

async function create(api: Api, url: string): Promise<{ id: string; secret: string }> {
  const body = new URLSearchParams([
    ["url", url],
    ["api_version", apiVersion],
    ["description", "Reports subscriptions to the admin. Created by npm run deploy."],
    ...eventFields(),
  ]);
  type Created = { id: string; secret?: string };
  const created = await request<Created>(api, "POST", "/v1/webhook_endpoints", body);
  if (!created?.secret) throw new ScriptError("Stripe returned no signing secret. Run the command again.");
  return { id: created.id, secret: created.secret };
}
