import { studio } from "@brightwren/brand";
import { randomUUID } from "node:crypto";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  advance,
  type ProviderSubscription,
  sign,
  subscribe,
  subscriptionEvent,
} from "../mocks/subscription-provider.ts";
import { callFunction } from "./enquiries-visitor.ts";
import { subscriptionBackend } from "./subscription-backend.ts";

const { backend, mailServer, provider, post, deliver, deliverAll, subscribed, stored, storedMails } =
  subscriptionBackend();

const outcome = async (response: Response) => ({ status: response.status, body: await response.json() });
const subjects = () => mailServer.received.map(({ subject }) => subject ?? "");
const now = Math.floor(Date.now() / 1000);

test("stores a paid subscription and emails the customer and the owner", async () => {
  const subscription = await subscribed();
  const row = await stored(subscription);
  expect(row).toMatchObject({
    customer_name: "Priya Raman",
    customer_email: "priya@example.com",
    package: "Standard",
    amount: 3999,
    currency: "gbp",
    status: "active",
    origin: "home",
    is_live: false,
    ended_at: null,
    payment_failed_at: null,
    contacted_at: null,
  });
  const [customers, owners] = mailServer.received.toSorted((a, b) =>
    String(b.subject).localeCompare(String(a.subject)),
  );
  expect(owners).toMatchObject({
    subject: "Test: New subscription: Priya Raman, Standard",
    replyTo: [{ address: "priya@example.com" }],
    text: expect.stringContaining(`https://brightwren.example/admin/subscriptions/${row?.id}`),
  });
  expect(customers).toMatchObject({
    subject: `Test: Welcome to ${studio.name}: what happens next, and your receipt`,
    to: [{ address: "priya@example.com" }],
    replyTo: [{ address: studio.email }],
    text: expect.stringContaining("£39.99 a month"),
  });
});

test("reports a failed payment to the owner, and clears it once the invoice is paid", async () => {
  const subscription = await subscribed();
  mailServer.received.length = 0;
  await deliverAll(advance(subscription, "fail"));
  expect(await stored(subscription)).toMatchObject({
    status: "past_due",
    payment_failed_at: expect.any(String),
  });
  expect(subjects().toSorted()).toEqual([
    "Test: Payment failed: Priya Raman",
    `Test: Your payment to ${studio.name} did not go through`,
  ]);
  await deliverAll(advance(subscription, "settle"));
  expect(await stored(subscription)).toMatchObject({
    status: "active",
    payment_failed_at: null,
  });
  expect(subjects()).toHaveLength(2);
});

test("sends no email to a customer from before the webhook, but tells the owner about their money", async () => {
  const subscription = await subscribed({ startedAt: Math.floor(Date.now() / 1000) - 8 * 86_400 });
  expect(await stored(subscription)).toMatchObject({ status: "active" });
  expect(mailServer.received).toEqual([]);
  for (const step of ["expire", "fail", "cancel", "end"] as const)
    await deliverAll(advance(subscription, step));
  expect(mailServer.received.flatMap(({ to }) => to?.map(({ address }) => address))).not.toContain(
    "priya@example.com",
  );
  expect(await storedMails(subscription)).toHaveLength(2);
});

test("stores the receipt, and keeps it while an invoice is open or the key may not read cards", async () => {
  const subscription = await subscribed();
  const receipt = { paid_amount: 3999, paid_invoice: `BW-${subscription.invoice.id}` };
  expect(await stored(subscription)).toMatchObject({
    ...receipt,
    card_expires_at: "2099-02-01T00:00:00+00:00",
  });
  provider.allowCards(false);
  onTestFinished(() => provider.allowCards(true));
  await deliverAll(advance(subscription, "fail"));
  expect(await stored(subscription)).toMatchObject({ ...receipt, card_expires_at: null, status: "past_due" });
});

test("stores the state that the provider has when an event overtakes a slower one", async () => {
  const { subscription, events } = subscribe(provider);
  const [first, second] = events;
  const held = provider.holdNext();
  const slow = deliver(first!);
  const release = await held;
  const changes = advance(subscription, "fail");
  await deliverAll([...changes, second!]);
  release();
  expect(await outcome(await slow)).toMatchObject({ status: 200, body: { outcome: "stored" } });
  expect(await stored(subscription)).toMatchObject({ status: "past_due" });
});

test("ignores a subscription to another product of the same account", async () => {
  const subscription = await subscribed({ price: "price_1Z", metadata: {} });
  expect(await stored(subscription)).toBeUndefined();
  expect(mailServer.received).toEqual([]);
});

describe("a rejected request", () => {
  const count = async () => {
    const [row] = await backend.sql<{ n: number }>(
      "select count(*)::integer as n from private.provider_events",
    );
    return row?.n;
  };

  test.each([
    ["has no signature", () => undefined],
    ["has another secret's signature", (body: string) => sign(body, { secret: "whsec_other" })],
    ["is six minutes old", (body: string) => sign(body, { age: 360 })],
    ["has a malformed signature", () => "t=1,v1=zz"],
    ["has the signature of another body", (body: string) => sign(`${body} `)],
  ])("stores nothing when it %s", async (_, signature) => {
    const { subscription, events } = subscribe(provider);
    const body = events[0]?.body ?? "";
    const before = await count();
    expect(await outcome(await post(body, signature(body)))).toEqual({
      status: 400,
      body: {
        error: "The signature is missing, wrong or too old, so the event was not processed.",
        code: "invalid_signature",
      },
    });
    expect(await stored(subscription)).toBeUndefined();
    expect(await count()).toBe(before);
  });

  test("stores nothing when the body has 10 MB", async () => {
    const body = JSON.stringify({ filler: "x".repeat(10 * 1024 * 1024) });
    const before = await count();
    const { status, body: answer } = await outcome(await post(body, sign(body)));
    expect(status).toBe(413);
    expect(answer).toMatchObject({ code: "body_too_large", error: expect.any(String) });
    expect(await count()).toBe(before);
  });
});

test.each([
  ["an unknown type", { type: "customer.created", data: { object: { id: "cus_1" } } }],
  [
    "a payment without a subscription",
    { type: "checkout.session.completed", data: { object: { subscription: null } } },
  ],
  ["an invoice without a subscription", { type: "invoice.paid", data: { object: { parent: null } } }],
])("ignores an event with %s", async (_, event) => {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: "event", created: 1, ...event });
  expect(await outcome(await post(body, sign(body)))).toEqual({
    status: 200,
    body: { received: true, outcome: "ignored" },
  });
});

test("ignores a subscription that the provider does not know", async () => {
  const { subscription, events } = subscribe(provider);
  provider.subscriptions.delete(subscription.id);
  expect((await outcome(await deliver(events[0]!))).body).toMatchObject({
    outcome: "unknown_subscription",
  });
});

test("asks for another delivery of a live event when the key does not know its subscription", async () => {
  const { subscription } = subscribe(provider);
  provider.subscriptions.delete(subscription.id);
  const event = subscriptionEvent("customer.subscription.updated", subscription, true);
  expect(await outcome(await deliver(event))).toMatchObject({
    status: 503,
    body: { code: "unknown_subscription" },
  });
});

test("asks for another delivery when the provider's API fails, and then stores the event", async () => {
  const { subscription, events } = subscribe(provider);
  provider.failNext(10);
  expect((await deliver(events[0]!)).status).toBe(503);
  provider.failNext(0);
  await deliverAll([events[0]!]);
  expect(await stored(subscription)).toMatchObject({ status: "active" });
});

test("asks for another delivery when the database fails for a while", async () => {
  const { subscription, events } = subscribe(provider);
  await backend.sql("alter table private.provider_events rename column type to kind");
  expect((await deliver(events[0]!)).status).toBe(503);
  await backend.sql("alter table private.provider_events rename column kind to type");
  expect(await stored(subscription)).toBeUndefined();
  await deliverAll([events[0]!]);
});

test("stops retrying a confirmation after three days, but sends it when the owner asks", async () => {
  mailServer.become("refuses");
  const subscription = await subscribed();
  mailServer.become("works");
  await backend.sql(
    `update public.mails set created_at = now() - interval '73 hours', next_attempt_at = now()
     where state = 'failed'`,
  );
  const service = { authorization: `Bearer ${backend.serviceRoleKey}` };
  await callFunction(backend, "deliver-mails", { headers: service });
  expect(await storedMails(subscription)).toEqual(["confirmation start failed", "new start sent"]);
  const [mail] = await backend.sql<{ id: string }>("select id from public.mails where state = 'failed'");
  const response = await callFunction(backend, "deliver-mails", {
    headers: { ...service, "content-type": "application/json" },
    body: JSON.stringify({ mailId: mail?.id }),
  });
  expect(await response.json()).toEqual({ sent: 1, failed: 0 });
});

test.each<[string, Partial<ProviderSubscription>, object]>([
  [
    "a yearly price",
    { amount: 36_000, priceFields: { recurring: { interval: "year", interval_count: 1 } } },
    { amount: 36_000, billing_period: "year" },
  ],
  [
    "a price every four weeks",
    { amount: 2999, priceFields: { recurring: { interval: "week", interval_count: 4 } } },
    { amount: 2999, billing_period: "4 weeks", further_prices: null },
  ],
  [
    "a price with half pennies",
    { priceFields: { unit_amount: null, unit_amount_decimal: "2999.5" } },
    { amount: 3000 },
  ],
  [
    "items with other currencies and intervals",
    {
      addOns: [
        { id: "price_1B" },
        { currency: "eur" },
        { recurring: { interval: "year", interval_count: 1 } },
      ],
    },
    { amount: 4499, currency: "gbp", further_prices: "€5.00 a month + £5.00 a year" },
  ],
  ["paused collection", { fields: { pause_collection: { behavior: "void" } } }, { status: "paused" }],
  [
    "paused collection of an unpaid subscription",
    { status: "past_due", fields: { pause_collection: { behavior: "void" } } },
    { status: "paused", payment_failed_at: null },
  ],
  [
    "the end of a paused subscription",
    { status: "canceled", fields: { pause_collection: { behavior: "void" } } },
    { status: "canceled" },
  ],
  ["the sum of all items", { addOns: [{}], metadata: {} }, { package: "Standard", amount: 4499 }],
  [
    "a price that is not on our list, from our checkout",
    { price: "price_1Z", metadata: { page: "services" } },
    { package: null, origin: "services" },
  ],
  [
    "a subscription that the owner created with one of our prices",
    { price: "price_1A", metadata: {} },
    { package: "Starter", origin: null },
  ],
  [
    "a customer whom the provider has deleted",
    { customer: { name: null, email: null, deleted: true } },
    { customer_name: null, customer_email: null },
  ],
  [
    "a payment in progress",
    { invoice: { id: "in_bacs", status: "open", attempted: true, created: now } },
    { payment_failed_at: null },
  ],
  [
    "the debt of an unpaid customer after the provider has stopped trying",
    { status: "unpaid", invoice: { id: "in_draft", status: "draft", attempted: false, created: now } },
    { payment_failed_at: new Date(now * 1000).toISOString().replace(".000Z", "+00:00") },
  ],
])("stores %s", async (_, changes, fields) => {
  const subscription = await subscribed(changes);
  expect(await stored(subscription)).toMatchObject(fields);
});

test("stores a name that is too long, is cut within an emoji or contains NUL", async () => {
  const cut = `${"a".repeat(299)}👩‍👩‍👧`;
  for (const [name, kept] of [
    [cut, "a".repeat(299)],
    [`${"a".repeat(299)}\uD83D`, `${"a".repeat(299)}\uFFFD`],
    ["Jo\u0000 Bell\uDC00", "Jo Bell\uFFFD"],
  ] as const) {
    const subscription = await subscribed({ customer: { name, email: "jo@example.com", deleted: false } });
    expect(await stored(subscription)).toMatchObject({ customer_name: kept });
  }
});

describe("a report that cannot be read", () => {
  const unreadable: [string, Partial<ProviderSubscription>, RegExp][] = [
    ["has an amount that the database refuses", { amount: 3_000_000_000 }, / database 22003$/],
    [
      "has a currency that does not exist",
      { priceFields: { currency: "GBP!" } },
      / items.data.0.price.currency$/,
    ],
    ["has a status that is new", { status: "dormant" }, / status$/],
    ["has a time in another century", { startedAt: 6e12 }, / start_date$/],
    ["has no items", { fields: { items: { data: [] } } }, / items/],
  ];

  test.each(unreadable)(
    "is accepted, marked and emailed to the owner once when it %s",
    async (_, odd, reason) => {
      const { subscription, events } = subscribe(provider, { startedAt: 1_767_225_600, ...odd });
      for (const event of [...events, ...events])
        expect(await outcome(await deliver(event))).toEqual({
          status: 200,
          body: { received: true, outcome: "unreadable" },
        });
      const row = await stored(subscription);
      expect(row).toMatchObject({ status: "active", customer_name: null, revision: 0 });
      expect(row?.unread).toMatch(reason);
      expect(row?.unread).toMatch(new RegExp(`^${events[1]?.type} ${events[1]?.id} 20`));
      expect(row?.unread).not.toContain("Priya");
      expect(subjects()).toEqual(["Test: Check a customer’s subscription in Stripe"]);
      expect(mailServer.received[0]?.text).toContain(`/admin/subscriptions/${row?.id}`);
      expect(mailServer.received[0]?.text).not.toContain("£");
    },
  );

  test("is noted beside the last one until the next one that can be read", async () => {
    const subscription = await subscribed({ startedAt: 1_767_225_600 });
    const before = await stored(subscription);
    const report = async (status: string) => {
      subscription.status = status;
      await deliverAll([subscriptionEvent("customer.subscription.updated", subscription)]);
      return { ...(await stored(subscription)), updated_at: before?.updated_at };
    };
    expect(await report("dormant")).toEqual({ ...before, unread: expect.any(String) });
    expect(await report("dormant")).toMatchObject({ unread: expect.any(String), revision: before?.revision });
    expect(await report("active")).toEqual({ ...before, revision: Number(before?.revision) + 1 });
    await report("dormant");
    const subject = "Test: Check Priya Raman’s subscription in Stripe";
    expect(subjects()).toEqual([subject, subject]);
  });

  test("is replaced by the first one that can be read", async () => {
    const { subscription, events } = subscribe(provider, { status: "dormant" });
    await deliverAll(events);
    subscription.status = "active";
    await deliverAll(events);
    expect(await storedMails(subscription)).toEqual([
      "confirmation start sent",
      "new start sent",
      "unreadable 0 sent",
    ]);
    const row = await stored(subscription);
    expect(row).toMatchObject({
      status: "active",
      unread: null,
      origin: "home",
      customer_name: "Priya Raman",
    });
    expect(Date.parse(row?.started_at ?? "")).toBe(subscription.startedAt * 1000);
  });
});
