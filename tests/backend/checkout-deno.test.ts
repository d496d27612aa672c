import { afterAll, beforeAll, expect, test } from "vitest";
import { type StripeServer, startStripeServer, stripeTestKey } from "../mocks/stripe-server.ts";
import { findDeno } from "./functions-deno-binary.ts";
import { serveInDeno } from "./functions-deno-serve.ts";

const deno = findDeno();
const key = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";

let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe?.stop());

test.skipIf("missing" in deno)(
  "create-checkout runs in Deno: a session is started, and nonsense from the provider does no harm",
  async () => {
    if ("missing" in deno) return;
    const address = await serveInDeno(deno.path, "create-checkout", {
      SUPABASE_URL: "http://127.0.0.1:9",
      SUPABASE_ANON_KEY: "anon",
      SUPABASE_SERVICE_ROLE_KEY: "service",
      SITE_URL: "https://brightwren.example",
      STRIPE_SECRET_KEY: stripeTestKey,
      STRIPE_PRICE_IDS: "price_starter_monthly=price_1A",
      STRIPE_API_BASE: stripe.url,
    });
    const start = async () => {
      const response = await fetch(address, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
        body: JSON.stringify({ priceId: "price_starter_monthly" }),
        signal: AbortSignal.timeout(20_000),
      });
      return { status: response.status, body: await response.json() };
    };

    const url = "https://checkout.stripe.com/c/pay/cs_test_5f0c2c1e6d0f4c579a3e0b6f3a2f7c11#fragment";
    expect(await start()).toEqual({ status: 200, body: { url } });
    expect(stripe.requests).toMatchObject([
      { headers: { "idempotency-key": key }, form: { "line_items[0][price]": "price_1A" } },
    ]);

    for (const body of ["42", "<html>", ""]) {
      stripe.become({ body });
      expect(await start()).toMatchObject({ status: 502, body: { code: "provider_failed" } });
    }
    stripe.become("is silent");
    expect(await start()).toMatchObject({ status: 504, body: { code: "provider_timeout" } });
    stripe.become("works");
    expect(await start()).toEqual({ status: 200, body: { url } });
  },
);
