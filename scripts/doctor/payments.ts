import { z } from "zod";
import {
  apiVersion,
  describeCount,
  endpointPageSchema,
  type EventPage,
  eventPageSchema,
  listEndpoints,
  missingEvents,
  receives,
  undeliveredEvents,
  type WebhookEndpoint,
  webhookUrl,
} from "../deploy/webhook-endpoint.ts";
import { bad, type Check, check, type Finding, good, unknown } from "./check.ts";
import { type Deployment, readJson, RequestError } from "./deployment.ts";

const deploy = "Run npm run deploy with STRIPE_SECRET_KEY, which corrects it.";

const minute = 60;
const days = 3;

export async function checkPayments({ supabase, now, fetchStripe }: Deployment): Promise<Check[]> {
  // Stripe cannot reach a local backend.
  if (!supabase.startsWith("https:")) return [];
  return [
    await check("Payment webhook", async () => {
      if (!fetchStripe)
        return unknown("Set STRIPE_SECRET_KEY in the environment to check whether Stripe reports payments.");
      const read = <Answer>(path: string, schema: z.ZodType<Answer>) => readStripe(fetchStripe, path, schema);
      const endpoints = await listEndpoints((path) => read(path, endpointPageSchema));
      const url = webhookUrl(supabase);
      const faults = registrationFaults(endpoints, url);
      if (faults.length > 0) return bad([...faults, deploy].join(" "));
      const page = await read(undelivered(now), eventPageSchema);
      return page.data.length > 0
        ? reportUndelivered(page, endpoints, url)
        : good(`Stripe reports payments to ${url}, and delivered all events of the last ${days} days.`);
    }),
  ];
}

async function readStripe<Answer>(
  fetchStripe: NonNullable<Deployment["fetchStripe"]>,
  path: string,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const response = await fetchStripe(path);
  const answer = schema.safeParse(readJson(response)).data;
  if (response.status === 200 && answer !== undefined) return answer;
  if (response.status === 401)
    throw new RequestError("Stripe rejects STRIPE_SECRET_KEY. Is it complete, and has it been revoked?");
  if (response.status === 403)
    throw new RequestError(
      "STRIPE_SECRET_KEY is a restricted key that may not read webhook endpoints or events. Add these permissions in Stripe's dashboard under Developers, API keys.",
    );
  throw new RequestError(`Stripe returned ${response.status}. Run the doctor again later.`);
}

function registrationFaults(endpoints: readonly WebhookEndpoint[], url: string): string[] {
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  const [endpoint] = ours;
  if (endpoint === undefined) {
    const elsewhere = endpoints.find((other) => other.url.endsWith(webhookUrl("")));
    const fault = elsewhere
      ? `Stripe reports payments to ${elsewhere.url} but not to ${url}`
      : `Stripe has no webhook endpoint ${url}`;
    return [`${fault}, so paid subscriptions do not reach the admin.`];
  }
  const { status, api_version } = endpoint;
  const missing = missingEvents(endpoint).join(", ");
  return [
    ...(ours.length > 1 ? [`Stripe has ${ours.length} webhook endpoints ${url}.`] : []),
    ...(status === "enabled" ? [] : [`Stripe's webhook endpoint ${url} is disabled.`]),
    ...(missing ? [`Stripe does not send these events to ${url}: ${missing}.`] : []),
    ...(api_version === apiVersion
      ? []
      : [
          `Stripe sends events of API version ${api_version ?? "unknown"}, but stripe-webhook expects ${apiVersion}.`,
        ]),
  ];
}

/** Leaves out the last minutes, because Stripe may still be sending those events. */
function undelivered(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return undeliveredEvents([
    ["created[gte]", String(seconds - days * 24 * 60 * minute)],
    ["created[lte]", String(seconds - 10 * minute)],
  ]);
}

/** Stripe does not say which endpoints did not accept an event, only how many. */
function reportUndelivered(page: EventPage, endpoints: readonly WebhookEndpoint[], url: string): Finding {
  const hasFailedHere = page.data.some(({ type, pending_webhooks }) => {
    const receivers = endpoints.filter(
      (endpoint) => endpoint.status === "enabled" && receives(endpoint, type),
    );
    return receivers.length === 1 || receivers.length <= pending_webhooks;
  });
  const fault = `In the last ${days} days, Stripe could not deliver ${describeCount(page)} to ${url}`;
  const advice =
    "Its dashboard shows the responses under Developers, Webhooks. See also the log of stripe-webhook.";
  return hasFailedHere
    ? bad(`${fault}. ${advice}`)
    : unknown(`${fault} or to another endpoint of the account. ${advice}`);
}
