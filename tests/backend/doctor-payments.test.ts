import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { stripeUrl, apiVersion, webhookUrl } from "../../scripts/deploy/webhook-endpoint.ts";
import { openDeployment } from "../../scripts/doctor/deployment.ts";
import { checkFunctions } from "../../scripts/doctor/functions.ts";
import { checkPayments } from "../../scripts/doctor/payments.ts";
import {
  type StripeMood,
  type StripeServer,
  startStripeServer,
  stripeTestKey,
} from "../mocks/stripe-server.ts";

const supabase = "https://project.supabase.example";
const url = webhookUrl(supabase);
const other = webhookUrl("https://other.supabase.example");
const now = new Date("2026-11-26T12:00:00Z");

let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe?.stop());
beforeEach(() => {
  stripe.reset();
});

const target = { site: "https://www.example.com", supabase, key: "key", version: "1.0.0", now };

const network = (ask: (address: string, init: RequestInit) => Promise<Response>) => ({
  fetch: ask,
  readCertificate: () => Promise.reject(new Error("not asked")),
});
const askStripe = network((address, init) => fetch(address.replace(stripeUrl, stripe.url), init));

async function look(stripeKey: string | undefined = stripeTestKey) {
  const checks = await checkPayments(openDeployment({ ...target, stripeKey }, askStripe));
  expect(checks.map(({ name }) => name)).toEqual(["Payment webhook"]);
  return checks[0];
}

const register = (changes = {}) => stripe.webhooks.addEndpoint({ url, api_version: apiVersion, ...changes });

const hour = 3600;
const addEvent = (age: number, changes = {}) =>
  stripe.webhooks.events.push({
    id: `evt_${stripe.webhooks.events.length}`,
    type: "invoice.paid",
    created: now.getTime() / 1000 - age,
    livemode: false,
    pending_webhooks: 1,
    ...changes,
  });

test("reports no problem when the webhook is registered and every event was delivered", async () => {
  // Stripe returns at most 100 endpoints at a time.
  register();
  for (let count = 0; count < 100; count += 1) stripe.webhooks.addEndpoint({ url: other });
  addEvent(hour, { pending_webhooks: 0 });
  addEvent(hour, { type: "charge.succeeded" });
  addEvent(4 * 24 * hour);
  addEvent(60);
  expect(await look()).toMatchObject({ verdict: "good", says: expect.stringContaining(url) });
  expect(stripe.requests.every(({ path }) => path.startsWith("GET "))).toBe(true);
});

test.for([
  ["it is missing", () => {}, "Stripe has no webhook endpoint"],
  [
    "only another site's is registered",
    () => stripe.webhooks.addEndpoint({ url: other }),
    `Stripe reports payments to ${other} but not to ${url}`,
  ],
  ["it is disabled", () => register({ status: "disabled" }), "is disabled"],
  [
    "it lacks events",
    () => register({ enabled_events: ["invoice.paid", "customer.subscription.deleted"] }),
    "checkout.session.completed, customer.subscription.updated, invoice.payment_failed.",
  ],
  ["it has another API version", () => register({ api_version: "2024-06-20" }), "2024-06-20"],
  ["it is registered twice", () => [register(), register()], "Stripe has 2 webhook endpoints"],
  [
    "events were not delivered",
    () => {
      register();
      addEvent(hour);
      addEvent(2 * 24 * hour);
    },
    "could not deliver 2 payment events",
  ],
] as const)("reports a faulty webhook when %s", async ([, prepare, says]) => {
  prepare();
  const found = await look();
  expect(found).toMatchObject({ verdict: "bad", says: expect.stringContaining(says) });
  expect(found?.says).toMatch(/^.+[.] .+[.]$/);
});

test("cannot tell when another endpoint may have refused the events", async () => {
  register();
  stripe.webhooks.addEndpoint({ url: other });
  addEvent(hour);
  const says = expect.stringContaining("could not deliver 1 payment event to");
  expect(await look()).toMatchObject({ verdict: "unknown", says });
  // Neither endpoint accepted this event.
  addEvent(hour, { pending_webhooks: 2 });
  expect(await look()).toMatchObject({ verdict: "bad" });
});

test("says what to set when the Stripe key is not in the environment", async () => {
  expect(await look("")).toMatchObject({
    verdict: "unknown",
    says: expect.stringContaining("Set STRIPE_SECRET_KEY"),
  });
});

test.for<[StripeMood | "wrong key", string]>([
  ["wrong key", "Stripe rejects STRIPE_SECRET_KEY"],
  [500, "Stripe returned 500"],
  [{ body: "<html>" }, "Stripe returned 200"],
  ["hangs up", "https://api.stripe.com could not be reached"],
])("cannot tell when Stripe's answer is %o", async ([mood, says]) => {
  register();
  if (mood !== "wrong key") stripe.become(mood);
  const key = mood === "wrong key" ? "sk_test_of_somebody_else" : stripeTestKey;
  const found = await look(key);
  expect(found).toMatchObject({ verdict: "unknown", says: expect.stringContaining(says) });
  expect(found?.says).not.toContain(key);
});

test("skips the webhook of a local backend, which Stripe cannot reach", async () => {
  const local = { ...target, supabase: "http://127.0.0.1:54321", stripeKey: stripeTestKey };
  expect(await checkPayments(openDeployment(local, askStripe))).toEqual([]);
});

test.for([
  [400, "invalid_signature", "good", "Rejects events that Stripe has not signed."],
  [503, "not_configured", "bad", "stripe-webhook has no signing secret"],
  [200, "anything", "bad", "stripe-webhook returned an unexpected response (200)"],
] as const)(
  "reports an unsigned event that is answered with %d %s as %s",
  async ([status, code, verdict, says]) => {
    const answers = network(async () => Response.json({ error: "No.", code }, { status }));
    const checks = await checkFunctions(openDeployment(target, answers));
    expect(checks.find(({ name }) => name === "Function stripe-webhook")).toMatchObject({
      verdict,
      says: expect.stringContaining(says),
    });
  },
);
