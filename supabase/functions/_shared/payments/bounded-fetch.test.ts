import { expect, test, vi } from "vitest";
import { boundedFetch } from "./bounded-fetch.ts";

const never = new AbortController().signal;
const fetchWith = (answer: (init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal("fetch", (_: unknown, init: RequestInit) => answer(init));

test("returns a JSON object unchanged for any status", async () => {
  fetchWith(async () => new Response('{"error":{}}', { status: 402, headers: { "request-id": "req_1" } }));
  const response = await boundedFetch(never)("https://api.stripe.com");
  expect(response.status).toBe(402);
  expect(response.headers.get("request-id")).toBe("req_1");
  expect(await response.json()).toEqual({ error: {} });
});

test.each(["", "42", '"text"', "null", "[]", "true", "<html>"])("converts %o to an error", async (body) => {
  fetchWith(async () => new Response(body));
  const response = await boundedFetch(never)("https://api.stripe.com");
  expect(response.status).toBe(502);
  expect(response.headers.get("stripe-should-retry")).toBe("false");
  expect(await response.json()).toMatchObject({ error: { type: "api_error" } });
});

test("preserves the status of a failed response without JSON", async () => {
  fetchWith(async () => new Response("<html>", { status: 503 }));
  const response = await boundedFetch(never)("https://api.stripe.com");
  expect(response.status).toBe(503);
  expect(response.headers.has("stripe-should-retry")).toBe(false);
});

test("rejects redirects and respects both deadlines", async () => {
  const seen: RequestInit[] = [];
  fetchWith(async (init) => {
    seen.push(init);
    return new Response("{}");
  });
  const [ours, callers] = [new AbortController(), new AbortController()];
  await boundedFetch(ours.signal)("https://api.stripe.com", { signal: callers.signal });
  await boundedFetch(ours.signal)("https://api.stripe.com", { signal: never });
  callers.abort();
  expect(seen.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  ours.abort();
  expect(seen.map(({ signal }) => signal?.aborted)).toEqual([true, true]);
  expect(seen.map(({ redirect }) => redirect)).toEqual(["error", "error"]);
});
