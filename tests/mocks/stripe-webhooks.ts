import { subscriptionEvents } from "../../supabase/functions/_shared/subscription-events.ts";

type StripeEndpoint = {
  id: string;
  url: string;
  status: "enabled" | "disabled";
  enabled_events: string[];
  api_version: string | null;
  metadata: Record<string, string>;
  /** Returned only on creation. */
  secret: string;
};

/** `pending_webhooks`: how many endpoints did not accept the event. */
type StripeEvent = {
  id: string;
  type: string;
  created: number;
  livemode: boolean;
  pending_webhooks: number;
};

/** Undefined for the path of another resource. */
type Answer = { status: number; body: object } | undefined;

/** Simulates Stripe's webhook endpoints, and the list of events by whether they were delivered. */
export function simulateWebhooks() {
  /** Newest first, as Stripe lists them. */
  const endpoints: StripeEndpoint[] = [];
  const events: StripeEvent[] = [];
  let count = 0;

  /** Adds an endpoint, by default a correct one. */
  function addEndpoint(given: Partial<StripeEndpoint> & { url: string }): StripeEndpoint {
    count += 1;
    const endpoint: StripeEndpoint = {
      id: `we_${count}`,
      status: "enabled",
      enabled_events: [...subscriptionEvents],
      api_version: null,
      metadata: {},
      secret: `whsec_secret_number_${count}`,
      ...given,
    };
    endpoints.unshift(endpoint);
    return endpoint;
  }

  function answer(method: string, { pathname, searchParams }: URL, form: URLSearchParams): Answer {
    const [, id] = /^\/v1\/webhook_endpoints(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (method === "GET" && pathname === "/v1/events") return ok(listPage(find(searchParams), searchParams));
    if (!pathname.startsWith("/v1/webhook_endpoints")) return undefined;
    if (method === "GET" && id === undefined) return ok(listPage(endpoints.map(withoutSecret), searchParams));
    if (method === "POST" && id === undefined) return ok(addEndpoint(creationOf(form)));
    const endpoint = endpoints.find((one) => one.id === id);
    if (!endpoint) return invalid(404, "No such webhook endpoint");
    if (method === "DELETE") {
      endpoints.splice(endpoints.indexOf(endpoint), 1);
      return ok({ id: endpoint.id, object: "webhook_endpoint", deleted: true });
    }
    if (form.has("api_version")) return invalid(400, "Received unknown parameter: api_version");
    if (form.has("disabled")) endpoint.status = form.get("disabled") === "true" ? "disabled" : "enabled";
    if (form.has("enabled_events[]")) endpoint.enabled_events = form.getAll("enabled_events[]");
    for (const [name, value] of form) {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? [];
      if (key !== undefined) endpoint.metadata[key] = value;
    }
    return ok(withoutSecret(endpoint));
  }

  const find = (query: URLSearchParams): StripeEvent[] =>
    events.filter(
      ({ type, created, pending_webhooks }) =>
        query.getAll("types[]").includes(type) &&
        String(pending_webhooks === 0) === query.get("delivery_success") &&
        created >= Number(query.get("created[gte]")) &&
        created <= Number(query.get("created[lte]") ?? Infinity),
    );

  return { endpoints, events, addEndpoint, answer };
}

const creationOf = (form: URLSearchParams) => ({
  url: form.get("url") ?? "",
  enabled_events: form.getAll("enabled_events[]"),
  api_version: form.get("api_version"),
});

function withoutSecret(endpoint: StripeEndpoint): Omit<StripeEndpoint, "secret"> {
  const { secret: _, ...shown } = endpoint;
  return shown;
}

const ok = (body: object): Answer => ({ status: 200, body });

const invalid = (status: number, message: string): Answer => ({
  status,
  body: { error: { type: "invalid_request_error", message } },
});

function listPage(all: { id: string }[], query: URLSearchParams) {
  const after = query.get("starting_after");
  const rest = after === null ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
  const data = rest.slice(0, Number(query.get("limit") ?? 10));
  return { object: "list", data, has_more: data.length < rest.length };
}
