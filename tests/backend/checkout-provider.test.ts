import { checkoutPackages, penceOf } from "@brightwren/functions/contracts/checkout-packages";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  type StripeMood,
  type StripeServer,
  startStripeServer,
  stripeTestKey,
} from "../mocks/stripe-server.ts";
import createCheckout from "../../supabase/functions/create-checkout/index.ts";
import { isDeep } from "../setup/test-depth.ts";
import { outcome } from "./checkout-visitor.ts";

const key = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
const sessionUrl = "https://checkout.stripe.com/c/pay/cs_test_5f0c2c1e6d0f4c579a3e0b6f3a2f7c11#fragment";
const failure = (code: string) => ({ error: "Failed to start checkout. Please try again.", code });

const [first, second, third] = checkoutPackages;
if (!first || !second || !third) throw new Error("The brand has fewer than three price ids.");

let stripe: StripeServer;
const logged: string[] = [];

beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe?.stop());

/** The Supabase project is unreachable, because starting a checkout does not need it. */
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
  logged.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void logged.push(line));
});
afterEach(() => vi.unstubAllEnvs());

const start = (priceId: string = second.priceId, idempotencyKey = key) =>
  createCheckout.fetch(
    new Request("http://127.0.0.1/create-checkout", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
      },
      body: JSON.stringify({ priceId }),
    }),
  );

const keysSent = () => stripe.requests.map(({ headers }) => headers["idempotency-key"]);

test("starts a subscription checkout that returns to the site when the price is known", async () => {
  expect(await outcome(await start())).toEqual({ status: 200, body: { url: sessionUrl } });
  expect(stripe.requests).toHaveLength(1);
  const [request] = stripe.requests;
  expect(request).toMatchObject({ path: "POST /v1/checkout/sessions" });
  expect(request?.form).toEqual({
    mode: "subscription",
    "line_items[0][price]": "price_1B",
    "line_items[0][quantity]": "1",
    success_url: `https://brightwren.example/thank-you?session_id={CHECKOUT_SESSION_ID}&price=${second.priceId}`,
    cancel_url: "https://brightwren.example/#pricing",
    ...(second.note && { "custom_text[submit][message]": second.note }),
  });
  expect(request?.headers).toMatchObject({
    authorization: `Bearer ${stripeTestKey}`,
    "idempotency-key": key,
  });
});

test("accepts the provider's price id when it is listed", async () => {
  expect((await start("price_1A")).status).toBe(200);
  expect((await start("price_1D", crypto.randomUUID())).status).toBe(200);
  expect(stripe.requests.map(({ form }) => form["line_items[0][price]"])).toEqual(["price_1A", "price_1D"]);
});

test("sends the package's price id and note for our id or the provider's, but not for other prices", async () => {
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

test("rejects the checkout when the provider would charge more than our page shows", async () => {
  const pence = penceOf(second.price);
  const session = { object: "checkout.session", id: "cs_test_1", url: sessionUrl };
  stripe.become({ body: JSON.stringify({ ...session, amount_subtotal: pence }) });
  expect((await start()).status).toBe(200);
  stripe.become({ body: JSON.stringify({ ...session, amount_subtotal: pence + 1 }) });
  expect(await outcome(await start())).toEqual({ status: 502, body: failure("provider_failed") });
  expect(logged.join()).toContain(`costs more than ${second.price}`);
});

test("rejects a price that is not listed, so it never reaches the provider", async () => {
  expect(await outcome(await start("price_1Z"))).toMatchObject({
    status: 400,
    body: { code: "unknown_price" },
  });
  expect(stripe.requests).toEqual([]);
});

test("answers 503 when one of our packages has no price at the provider", async () => {
  const { status, body } = await outcome(await start(third.priceId));
  expect({ status, body }).toMatchObject({ status: 503, body: { code: "not_configured" } });
  expect(stripe.requests).toEqual([]);
});

test("starts one session when the same request is sent twice, sequentially or concurrently", async () => {
  expect(await outcome(await start())).toMatchObject({ body: { url: sessionUrl } });
  expect(await outcome(await start())).toMatchObject({ body: { url: sessionUrl } });
  expect(stripe.sessions()).toEqual([sessionUrl]);

  stripe.reset();
  stripe.takeTime(200);
  const both = await Promise.all([start(), start()]);
  for (const response of both) {
    expect(await outcome(response)).toEqual({ status: 200, body: { url: sessionUrl } });
  }
  expect(stripe.sessions()).toEqual([sessionUrl]);
});

test("starts separate sessions when the idempotency key is missing or invalid", async () => {
  await start(undefined, "");
  await start(undefined, "nonsense");
  expect(stripe.sessions()).toHaveLength(2);
});

test.each<StripeMood>(["hangs up once", ...(isDeep ? (["stumbles once"] as const) : [])])(
  "retries once under the same key when the provider %s",
  async (mood) => {
    stripe.become(mood);
    expect((await start()).status).toBe(200);
    expect(keysSent()).toEqual([key, key]);
    expect(stripe.sessions()).toHaveLength(1);
  },
);

test.each<[string, StripeMood, number]>([
  ["refuses the parameters", 400, 1],
  ["wants to be paid", 402, 1],
  ["has had too many requests", 429, 1],
  ["breaks down", 500, 2],
  ...(isDeep ? ([["hangs up", "hangs up", 2]] as [string, StripeMood, number][]) : []),
  ["redirects", "redirects", 2],
  ["answers a web page", { body: "<!doctype html><title>Maintenance</title>" }, 1],
  ["answers nothing", { body: "" }, 1],
  ["answers a number", { body: "42" }, 1],
  ["answers null", { body: "null" }, 1],
  ["answers an empty object", { body: "{}" }, 1],
  ["answers something else", { body: '{"object":"customer","id":"cus_1","url":"https://x.example"}' }, 1],
  ["gives no address", { body: '{"object":"checkout.session","id":"cs_1","url":null}' }, 1],
  [
    "gives an http address",
    { body: '{"object":"checkout.session","id":"cs_1","url":"http://x.example"}' },
    1,
  ],
  ["gives a script", { body: '{"object":"checkout.session","id":"cs_1","url":"javascript:alert(1)"}' }, 1],
])("answers 502 and starts nothing when the provider %s", async (_, mood, tries) => {
  stripe.become(mood);
  expect(await outcome(await start())).toEqual({ status: 502, body: failure("provider_failed") });
  expect(keysSent()).toEqual(Array.from({ length: tries }, () => key));
  expect(stripe.sessions()).toEqual([]);
  stripe.become("works");
  expect((await start(undefined, crypto.randomUUID())).status).toBe(200);
});

test("answers 502 when the provider is down", async () => {
  vi.stubEnv("STRIPE_API_BASE", "http://127.0.0.1:9");
  expect(await outcome(await start())).toEqual({ status: 502, body: failure("provider_failed") });
});

test("answers 502 and reveals no key when the provider rejects the key", async () => {
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
  "answers 504 at the timeout when the provider %s",
  async (mood) => {
    vi.stubEnv("STRIPE_TIMEOUT_SECONDS", "0.3");
    const took = await waitInVain(mood);
    expect(took).toBeGreaterThan(290);
    expect(took).toBeLessThan(5_000);
  },
);

test("times out after ten seconds", { tags: ["deep"] }, async () => {
  const took = await waitInVain("is silent");
  expect(took).toBeGreaterThan(9_900);
  expect(took).toBeLessThan(13_000);
});

test("logs the outcome without the key, address or session", async () => {
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
