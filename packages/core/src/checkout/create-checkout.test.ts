import { beforeEach, expect, test, vi } from "vitest";
import { FunctionError } from "../functions/invoke-function.ts";
import { configureSupabase } from "../supabase/client.ts";
import { createCheckout, mayHaveStarted } from "./create-checkout.ts";

const idempotencyKey = "5f0c2c1e-6d0f-4c57-9a3e-0b6f3a2f7c11";
const start = () => createCheckout({ priceId: "price_starter_monthly", idempotencyKey, page: "home" });

function answerWith(answer: () => Promise<Response>) {
  const fetch = vi.fn<(input: unknown, init?: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

const failure = () => start().catch((error: unknown) => error);

beforeEach(() => configureSupabase({ url: "http://127.0.0.1:1", publishableKey: "key" }));

test("sends only the price id in the body", async () => {
  const fetch = answerWith(async () => Response.json({ url: "https://checkout.stripe.com/c/pay/1#a" }));
  await expect(start()).resolves.toBe("https://checkout.stripe.com/c/pay/1#a");
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(String(address)).toBe("http://127.0.0.1:1/functions/v1/create-checkout");
  expect(init?.body).toBe('{"priceId":"price_starter_monthly"}');
  expect(new Headers(init?.headers).get("idempotency-key")).toBe(idempotencyKey);
  expect(new Headers(init?.headers).get("x-checkout-page")).toBe("home");
});

test.each([
  {},
  { url: "" },
  { url: null },
  { url: 7 },
  { url: "/thank-you" },
  { url: "javascript:alert(1)" },
  { url: " javascript:alert(1)" },
  { url: "data:text/html,x" },
  { url: "blob:https://brightwren.example/1" },
  [],
  null,
])("throws when the response %j has no payment URL", async (answer) => {
  answerWith(async () => Response.json(answer));
  await expect(start()).rejects.toMatchObject({ name: "FunctionError", code: "no_url" });
});

test("throws an error with the server's message and code when the request is rejected", async () => {
  const body = { error: "There is no package with this price.", code: "unknown_price" };
  answerWith(async () => Response.json(body, { status: 400 }));
  await expect(start()).rejects.toMatchObject({ message: body.error, code: body.code });
});

test("reports a possible checkout only when the response is lost", async () => {
  answerWith(() => Promise.reject(new TypeError("fetch failed")));
  expect(mayHaveStarted(await failure())).toBe(true);
  answerWith(async () => Response.json({ error: "Failed.", code: "provider_timeout" }, { status: 504 }));
  expect(mayHaveStarted(await failure())).toBe(true);
  answerWith(async () => new Response("<h1>Gateway timeout</h1>", { status: 504 }));
  expect(mayHaveStarted(await failure())).toBe(true);
  answerWith(async () => Response.json({ error: "Failed.", code: "provider_failed" }, { status: 502 }));
  expect(mayHaveStarted(await failure())).toBe(false);
  expect(mayHaveStarted(new FunctionError("", "no_url"))).toBe(false);
  expect(mayHaveStarted(new Error("a chunk could not be loaded"))).toBe(false);
});
