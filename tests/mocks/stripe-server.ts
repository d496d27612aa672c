import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { startLoopbackServer } from "./loopback-server.ts";
import { simulateWebhooks } from "./stripe-webhooks.ts";

/** How the provider responds to subsequent requests. */
export type StripeMood =
  | "works"
  /** An error with this status in Stripe's format. */
  | 400
  | 402
  | 429
  | 500
  /** Returns 500 once, then works. */
  | "stumbles once"
  /** Closes the connection without a response. */
  | "hangs up"
  /** Closes the connection once, then works. */
  | "hangs up once"
  /** Never responds. */
  | "is silent"
  /** Sends the headers and half of the body. */
  | "stops halfway"
  /** Redirects to another path, which the SDK must not follow. */
  | "redirects"
  /** Returns status 200 with exactly this body. */
  | { body: string };

type StripeRequest = { path: string; headers: IncomingHttpHeaders; form: Record<string, string> };

type Stored = { form: string; session: ReturnType<typeof sessionOf> | undefined };

/** The only valid API key. */
export const stripeTestKey = "sk_test_practice_0123456789";

export type StripeServer = Awaited<ReturnType<typeof startStripeServer>>;

/** Starts a mock of Stripe's API for checkouts, webhook endpoints and events on loopback. */
export async function startStripeServer() {
  const requests: StripeRequest[] = [];
  const byKey = new Map<string, Stored>();
  const webhooks = simulateWebhooks();
  let mood: StripeMood = "works";
  let duration = 0;

  const { url, stop } = await startLoopbackServer((incoming, outgoing) => void receive(incoming, outgoing));

  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const form = Object.fromEntries(new URLSearchParams(body));
    requests.push({ path: `${incoming.method} ${incoming.url}`, headers: incoming.headers, form });
    const current = mood;
    if (mood === "stumbles once" || mood === "hangs up once") mood = "works";
    if (misbehave(current, outgoing, url)) return;
    if (incoming.headers.authorization !== `Bearer ${stripeTestKey}`)
      return refuse(outgoing, 401, "invalid_request_error");
    const address = new URL(incoming.url ?? "", url);
    const answer = webhooks.answer(incoming.method ?? "", address, new URLSearchParams(body));
    if (answer) send(outgoing, answer.status, JSON.stringify(answer.body));
    else await createSession(incoming, outgoing, body);
  }

  async function createSession(incoming: IncomingMessage, outgoing: ServerResponse, body: string) {
    const key = String(incoming.headers["idempotency-key"]);
    const known = byKey.get(key);
    // Like Stripe, rejects a reused key if the parameters differ or the first request is still in flight.
    if (known && known.form !== body) return refuse(outgoing, 400, "idempotency_error");
    if (known && !known.session) return refuse(outgoing, 409, "idempotency_error");
    const stored: Stored = known ?? { form: body, session: undefined };
    byKey.set(key, stored);
    if (!stored.session) await new Promise((resolve) => setTimeout(resolve, duration));
    stored.session ??= sessionOf(key);
    send(outgoing, 200, JSON.stringify(stored.session));
  }

  return {
    url,
    /** Received requests, oldest first. */
    requests,
    webhooks,
    /** The URLs of all created sessions. */
    sessions: () => [...byKey.values()].flatMap(({ session }) => (session ? [session.url] : [])),
    become: (next: StripeMood) => void (mood = next),
    /** Sets how long it takes to create a session. */
    takeTime: (milliseconds: number) => void (duration = milliseconds),
    reset() {
      mood = "works";
      duration = 0;
      requests.length = 0;
      byKey.clear();
      webhooks.endpoints.length = 0;
      webhooks.events.length = 0;
    },
    stop,
  };
}

const sessionOf = (key: string) => ({
  id: `cs_test_${key.replaceAll("-", "")}`,
  object: "checkout.session",
  mode: "subscription",
  status: "open",
  url: `https://checkout.stripe.com/c/pay/cs_test_${key.replaceAll("-", "")}#fragment`,
});

/** Returns false if the request should be served normally. */
function misbehave(mood: StripeMood, outgoing: ServerResponse, url: string): boolean {
  if (mood === "works") return false;
  if (typeof mood === "object") send(outgoing, 200, mood.body);
  else if (typeof mood === "number") refuse(outgoing, mood, mood === 402 ? "card_error" : "api_error");
  else if (mood === "stumbles once") refuse(outgoing, 500, "api_error");
  else if (mood === "hangs up" || mood === "hangs up once") outgoing.destroy();
  else if (mood === "redirects") outgoing.writeHead(307, { location: `${url}/elsewhere` }).end();
  else if (mood === "stops halfway") {
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": 1000 });
    outgoing.write('{"id": "cs_test_1", ');
  }
  return true;
}

function refuse(outgoing: ServerResponse, status: number, type: string): void {
  const message = `Refused, and this quotes part of ${stripeTestKey}`;
  send(outgoing, status, JSON.stringify({ error: { type, message } }));
}

function send(outgoing: ServerResponse, status: number, body: string): void {
  outgoing.writeHead(status, {
    "content-type": "application/json",
    "request-id": `req_${status}`,
  });
  outgoing.end(body);
}
