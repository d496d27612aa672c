import { Stripe } from "stripe";
import { z } from "zod";
import { subscriptionEvents } from "../../supabase/functions/_shared/subscription-events.ts";

/** https://docs.stripe.com/api */
export const stripeUrl = "https://api.stripe.com";

/** The version of the library that the function uses to read events. An endpoint's version cannot be changed. */
export const apiVersion: string = Stripe.API_VERSION;

/** The address of the function stripe-webhook in a Supabase project. */
export const webhookUrl = (supabase: string): string => `${supabase}/functions/v1/stripe-webhook`;

const endpointSchema = z.object({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z.string().nullable(),
  metadata: z.object({ secret_sha256: z.string().optional() }),
});

export type WebhookEndpoint = z.infer<typeof endpointSchema>;

export const endpointPageSchema = z.object({ data: z.array(endpointSchema), has_more: z.boolean() });

/** `read` requests a path of Stripe's API. */
export async function listEndpoints(
  read: (path: string) => Promise<z.infer<typeof endpointPageSchema>>,
): Promise<WebhookEndpoint[]> {
  const endpoints: WebhookEndpoint[] = [];
  for (;;) {
    const last = endpoints.at(-1);
    const { data, has_more } = await read(
      `/v1/webhook_endpoints?limit=100${last ? `&starting_after=${last.id}` : ""}`,
    );
    endpoints.push(...data);
    if (!has_more) return endpoints;
  }
}

/** Returns the events that the endpoint does not receive, although the function needs them. */
export const missingEvents = (endpoint: WebhookEndpoint): string[] =>
  subscriptionEvents.filter((event) => !receives(endpoint, event));

export const receives = ({ enabled_events }: WebhookEndpoint, event: string): boolean =>
  enabled_events.includes(event) || enabled_events.includes("*");

export const eventPageSchema = z.object({
  data: z.array(
    z.object({ id: z.string(), type: z.string(), livemode: z.boolean(), pending_webhooks: z.number() }),
  ),
  has_more: z.boolean(),
});

export type EventPage = z.infer<typeof eventPageSchema>;

/** The path of the function's events of the last 30 days that an endpoint of the account has not accepted. */
export function undeliveredEvents(filters: string[][] = []): string {
  const query = new URLSearchParams([
    ["delivery_success", "false"],
    ["limit", "100"],
    ...filters,
    ...subscriptionEvents.map((event) => ["types[]", event]),
  ]);
  return `/v1/events?${query}`;
}

export function describeCount({ data: { length }, has_more }: EventPage): string {
  return `${length}${has_more ? " or more" : ""} payment ${length === 1 ? "event" : "events"}`;
}
