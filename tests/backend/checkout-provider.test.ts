import { checkoutPackages, penceOf } from "@brightwren/functions/contracts/checkout-packages";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  type StripeMood,
  type StripeServer,
  startStripeServer,
  stripeTestKey,
} from "../mocks/stripe-server.ts";
import createCheckout from "../../supabase/functions/create-checkout/index.ts";
import { outcome } from "./checkout-visitor.ts";
import { collectLog } from "./own-backend.ts";

const key = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
const sessionUrl = "https://checkout.stripe.com/c/pay/cs_test_5f0c2c1e6d0f4c579a3e0b6f3a2f7c11#fragment";
const failure = (code: string) => ({ error: "Failed to start checkout. Please try again.", code });

const [first, second, third] = checkoutPackages;
if (!first || !second || !third) throw new Error("The brand has fewer than three price ids.");

let stripe: StripeServer;
const logged = collectLog();

beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe?.stop());

/** The Supabase project's address is unreachable, because starting a checkout does not require it. */
const settings = () => ({
  SUPABASE_URL: "http://127.0.0.1:9",
  SUPABASE_ANON_KEY: "anon",
  SUPABASE_SERVICE_ROLE_KEY: "service",
  SITE_URL: "https://brightwren.example/",
  STRIPE_SECRET_KEY: stripeTestKey,
  STRIPE_PRICE_IDS: `${first.priceId}=price_1A,${second.priceId}=price_1B,price_1D`,
  STRIPE_API_BASE: stripe.url,
});

beforeEach(() => {
  for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value);
  stripe.reset();
});
afterEach(() => vi.unstubAllEnvs());

const start = (priceId: string = second.priceId, idempotencyKey = key, page = "services") =>
  createCheckout.fetch(
    new Request("http://127.0.0.1/create-checkout", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Checkout-Page": page,
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      },
      body: JSON.stringify({ priceId }),
    }),
  );

const keysSent = () => stripe.requests.map(({ headers }) => headers["idempotency-key"]);

test("starts a subscription checkout for a known price", async () => {
  expect(await outcome(await start())).toEqual({ status: 200, body: { url: sessionUrl } });
  expect(stripe.requests).toHaveLength(1);
  const [request] = stripe.requests;
  expect(request).toMatchObject({ path: "POST /v1/checkout/sessions" });
  expect(request?.form).toEqual({
    mode: "subscription",
    "line_items[0][price]": "price_1B",
    "line_items[0][quantity]": "1",
    success_url: `https://brightwren.example/thank-you?session_id={CHECKOUT_SESSION_ID}&price=${second.priceId}`,
    cancel_url: "https://brightwren.example/?cancelled#pricing",
    "metadata[page]": "services",
    "metadata[price]": second.priceId,
    "subscription_data[metadata][page]": "services",
    "subscription_data[metadata][price]": second.priceId,
    ...(second.note && { "custom_text[submit][message]": second.note }),
  });
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${stripeTestKey}`,
    "idempotency-key": key,
  });
});

test("sends the package's price id and note to the provider", async () => {
  await start(second.priceId);
  await start("price_1B", crypto.randomUUID());
  await start("price_1D", crypto.randomUUID());
  const said = stripe.requests.map(({ form }) => [
    new URL(form["success_url"] ?? "").searchParams.get("price"),
    form["custom_text[submit][message]"],
  ]);
  const ours = [second.priceId, second.note];
  expect(said).toEqual([ours, ours, [null, undefined]]);
});

test("rejects a checkout that would cost more than our page shows", async () => {
  const pence = penceOf(second.price);
  const session = { object: "checkout.session", id: "cs_test_1", url: sessionUrl };
  stripe.become({ body: JSON.stringify({ ...session, amount_subtotal: pence }) });
  expect((await start()).status).toBe(200);
  stripe.become({ body: JSON.stringify({ ...session, amount_subtotal: pence + 1 }) });
  expect(await outcome(await start())).toEqual({ status: 502, body: failure("provider_failed") });
  expect(logged.join()).toContain(`costs more than ${second.price}`);
});

test("rejects an unlisted price, which never reaches the provider", async () => {
  expect(await outcome(await start("price_1Z"))).toMatchObject({
    status: 400,
    body: { code: "unknown_price" },
  });
  expect(stripe.requests).toEqual([]);
});

test("returns 503 when the provider lacks a price for one of our packages", async () => {
  const { status, body } = await outcome(await start(third.priceId));
  expect({ status, body }).toMatchObject({ status: 503, body: { code: "not_configured" } });
  expect(stripe.requests).toEqual([]);
});

test("starts one session when a request is sent twice", async () => {
  expect(await outcome(await start())).toMatchObject({ body: { url: sessionUrl } });
  expect(await outcome(await start())).toMatchObject({ body: { url: sessionUrl } });
  expect(stripe.sessions()).toEqual([sessionUrl]);

  stripe.reset();
  stripe.takeTime(50);
  const both = await Promise.all([start(), start()]);
  for (const response of both) {
    expect(await outcome(response)).toEqual({ status: 200, body: { url: sessionUrl } });
  }
  expect(stripe.sessions()).toEqual([sessionUrl]);
});

test.each<StripeMood>(["hangs up once", "stumbles once"])(
  "retries with the same idempotency key when the provider %s",
  async (mood) => {
    stripe.become(mood);
    expect((await start()).status).toBe(200);
    expect(keysSent()).toEqual([key, key]);
    expect(stripe.sessions()).toHaveLength(1);
  },
);

test.each<[string, StripeMood, number]>([
  ["rejects the parameters", 400, 1],
  ["requires payment", 402, 1],
  ["limits the rate", 429, 1],
  ["fails", 500, 2],
  ["redirects", "redirects", 2],
  ["returns a web page", { body: "<!doctype html><title>Maintenance</title>" }, 1],
  ["returns an empty object", { body: "{}" }, 1],
  [
    "returns another kind of object",
    { body: '{"object":"customer","id":"cus_1","url":"https://x.example"}' },
    1,
  ],
  ["returns no checkout URL", { body: '{"object":"checkout.session","id":"cs_1","url":null}' }, 1],
  ["returns an http URL", { body: '{"object":"checkout.session","id":"cs_1","url":"http://x.example"}' }, 1],
  [
    "returns a javascript: URL",
    { body: '{"object":"checkout.session","id":"cs_1","url":"javascript:alert(1)"}' },
    1,
  ],
])("returns 502 when the provider %s", async (_, mood, tries) => {
  stripe.become(mood);
  expect(await outcome(await start())).toEqual({ status: 502, body: failure("provider_failed") });
  expect(keysSent()).toEqual(Array.from({ length: tries }, () => key));
  expect(stripe.sessions()).toEqual([]);
  stripe.become("works");
  expect((await start(undefined, crypto.randomUUID())).status).toBe(200);
});

test("returns 502 when the provider is unreachable", async () => {
  vi.stubEnv("STRIPE_API_BASE", "http://127.0.0.1:9");
  expect(await outcome(await start())).toEqual({ status: 502, body: failure("provider_failed") });
});

test("does not reveal the key when the provider rejects it", async () => {
  const wrong = "sk_test_hunter2hunter2";
  vi.stubEnv("STRIPE_SECRET_KEY", wrong);
  const { status, body } = await outcome(await start());
  expect(status).toBe(502);
  const said = logged.join() + JSON.stringify(body);
  expect(said).toContain("StripeAuthenticationError");
  for (const secret of ["hunter2", "sk_test", stripeTestKey]) expect(said).not.toContain(secret);
});

async function waitInVain(mood: StripeMood): Promise<number> {
  stripe.become(mood);
  const begun = performance.now();
  expect(await outcome(await start())).toEqual({ status: 504, body: failure("provider_timeout") });
  expect(stripe.sessions()).toEqual([]);
  return performance.now() - begun;
}

test.each<StripeMood>(["is silent", "stops halfway"])(
  "returns 504 after the timeout when the provider %s",
  async (mood) => {
    vi.stubEnv("STRIPE_TIMEOUT_SECONDS", "0.1");
    const took = await waitInVain(mood);
    expect(took).toBeGreaterThan(90);
    expect(took).toBeLessThan(5_000);
  },
);

test("times out after ten seconds", { tags: ["deep"] }, async () => {
  const took = await waitInVain("is silent");
  expect(took).toBeGreaterThan(9_900);
  expect(took).toBeLessThan(13_000);
});

test("logs the outcome without any secret or session", async () => {
  await start();
  stripe.become(402);
  await start();
  const lines = logged.join("\n");
  expect(lines).toContain('"event":"checkout started","price":"price_1B","request":"req_200"');
  expect(lines).toContain('"reason":"StripeCardError"');
  for (const secret of [stripeTestKey, "sk_", "cs_test", "checkout.stripe.com", key, "Refused"]) {
    expect(lines).not.toContain(secret);
  }
});
