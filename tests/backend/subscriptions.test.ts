import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { advance, sign, subscribe, subscriptionEvent } from "../mocks/subscription-provider.ts";
import { callFunction } from "./enquiries-visitor.ts";
import { deliverEvent, post, storedMails, storedSubscription } from "./subscription-visitor.ts";
import {
  backend,
  deliverAll,
  mailServer,
  outcome,
  provider,
  subjects,
  subscribed,
  runSubscriptionBackend,
} from "./subscription-backend.ts";

runSubscriptionBackend();

test("stores a paid subscription", async () => {
  const subscription = await subscribed();
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({
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
});

test("sends the customer a confirmation with the next steps, the price and how to cancel", async () => {
  await subscribed({ customer: { name: "Jo Bell", email: "jo@example.com", deleted: false } });
  const mail = mailServer.received.find(({ to }) => to?.[0]?.address === "jo@example.com");
  expect(mail).toMatchObject({
    subject: "Your Standard subscription with Brightwren",
    replyTo: [{ address: "hello@brightwren.example" }],
    headers: expect.arrayContaining([
      expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
    ]),
  });
  for (const part of ["Within 24 hours", "Within 7 days", "£39.99 a month", "30 days’ notice"])
    expect(mail?.text).toContain(part);
  expect(mail?.html).toContain("<ol");
});

test("sends the owner a link to a new subscription", async () => {
  const subscription = await subscribed({
    customer: { name: "Ada Ross", email: "ada@example.com", deleted: false },
  });
  const mail = mailServer.received.find(
    ({ subject }) => subject === "Test: New subscription: Standard – Ada Ross",
  );
  const row = await storedSubscription(backend, subscription.id);
  expect(mail?.text).toContain(`https://brightwren.example/admin/subscriptions/${row?.id}`);
  expect(mail?.replyTo).toMatchObject([{ address: "ada@example.com" }]);
});

test("reports a failed payment to the owner, and clears it once the invoice is paid", async () => {
  const subscription = await subscribed();
  mailServer.received.length = 0;
  await deliverAll(advance(subscription, "fail"));
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({
    status: "past_due",
    payment_failed_at: expect.any(String),
  });
  expect(subjects()).toEqual(["Test: Payment failed: Priya Raman"]);
  await deliverAll(advance(subscription, "settle"));
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({
    status: "active",
    payment_failed_at: null,
  });
  expect(subjects()).toHaveLength(1);
});

test("reports a cancellation once, although the subscription ends later", async () => {
  const subscription = await subscribed();
  mailServer.received.length = 0;
  await deliverAll(advance(subscription, "cancel"));
  await deliverAll(advance(subscription, "end"));
  expect(subjects()).toEqual(["Test: Subscription cancelled: Priya Raman"]);
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({
    status: "canceled",
    ended_at: expect.any(String),
  });
});

test("does not email anyone when the first payment fails", async () => {
  const subscription = await subscribed({
    status: "incomplete",
    invoice: { id: "in_first", status: "open", attempted: true, created: Math.floor(Date.now() / 1000) },
  });
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({ status: "incomplete" });
  expect(mailServer.received).toEqual([]);
});

test("does not report a payment in progress as failed", async () => {
  const invoice = { id: "in_bacs", status: "open", attempted: true, created: Math.floor(Date.now() / 1000) };
  const subscription = await subscribed({ invoice });
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({ payment_failed_at: null });
  expect(subjects()).toHaveLength(2);
});

test("stores that an unpaid customer owes a payment after the provider has stopped trying", async () => {
  const created = Math.floor(Date.now() / 1000);
  const subscription = await subscribed();
  Object.assign(subscription, {
    status: "unpaid",
    invoice: { id: "in_draft", status: "draft", attempted: false, created },
  });
  await deliverAll([subscriptionEvent("customer.subscription.updated", subscription)]);
  const stored = await storedSubscription(backend, subscription.id);
  expect(Date.parse(stored?.payment_failed_at ?? "")).toBe(created * 1000);
});

test("does not welcome a customer from before the webhook", async () => {
  const subscription = await subscribed({ startedAt: Math.floor(Date.now() / 1000) - 8 * 86_400 });
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({ status: "active" });
  expect(mailServer.received).toEqual([]);
});

test("stores the state that the provider has when an event overtakes a slower one", async () => {
  const { subscription, events } = subscribe(provider);
  const [first, second] = events;
  const held = provider.holdNext();
  const slow = deliverEvent(backend, first!);
  const release = await held;
  const changes = advance(subscription, "fail");
  await deliverAll([...changes, second!]);
  release();
  expect(await outcome(await slow)).toMatchObject({ status: 200, body: { outcome: "stored" } });
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({ status: "past_due" });
});

test("adds up all items of a subscription", async () => {
  const subscription = await subscribed({ addOns: [{}], metadata: {} });
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({
    package: "Standard",
    amount: 4499,
  });
});

test("keeps the name of a customer whom the provider has deleted", async () => {
  const subscription = await subscribed();
  subscription.customer = { name: null, email: null, deleted: true };
  await deliverAll([subscriptionEvent("customer.subscription.updated", subscription)]);
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({ customer_name: "Priya Raman" });
});

test("stores a subscription from our checkout without a package when its price is not on our list", async () => {
  const subscription = await subscribed({ price: "price_1Z", metadata: { page: "services" } });
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({
    package: null,
    origin: "services",
  });
});

test("stores a subscription that the owner created with one of our prices", async () => {
  const subscription = await subscribed({ price: "price_1A", metadata: {} });
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({
    package: "Starter",
    origin: null,
  });
});

test("ignores a subscription to another product of the same account", async () => {
  const subscription = await subscribed({ price: "price_1Z", metadata: {} });
  expect(await storedSubscription(backend, subscription.id)).toBeUndefined();
  expect(mailServer.received).toEqual([]);
});

test("has no effect when an event is delivered again", async () => {
  const { subscription, events } = subscribe(provider);
  await deliverAll(events);
  const before = await storedSubscription(backend, subscription.id);
  mailServer.received.length = 0;
  for (const event of events)
    expect(await outcome(await deliverEvent(backend, event))).toEqual({
      status: 200,
      body: { received: true, outcome: "duplicate" },
    });
  expect(await storedSubscription(backend, subscription.id)).toEqual(before);
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
    expect(await outcome(await post(backend, body, signature(body)))).toEqual({
      status: 400,
      body: {
        error: "The signature is missing, wrong or too old, so the event was not processed.",
        code: "invalid_signature",
      },
    });
    expect(await storedSubscription(backend, subscription.id)).toBeUndefined();
    expect(await count()).toBe(before);
  });

  test("stores nothing when the body has 10 MB", async () => {
    const body = JSON.stringify({ filler: "x".repeat(10 * 1024 * 1024) });
    const before = await count();
    const { status, body: answer } = await outcome(await post(backend, body, sign(body)));
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
  expect(await outcome(await post(backend, body, sign(body)))).toEqual({
    status: 200,
    body: { received: true, outcome: "ignored" },
  });
});

test("ignores a subscription that the provider does not know", async () => {
  const { subscription, events } = subscribe(provider);
  provider.subscriptions.delete(subscription.id);
  expect((await outcome(await deliverEvent(backend, events[0]!))).body).toMatchObject({
    outcome: "unknown_subscription",
  });
});

test("asks for another delivery of a live event when the key does not know its subscription", async () => {
  const { subscription } = subscribe(provider);
  provider.subscriptions.delete(subscription.id);
  const event = subscriptionEvent("customer.subscription.updated", subscription, true);
  expect(await outcome(await deliverEvent(backend, event))).toMatchObject({
    status: 503,
    body: { code: "unknown_subscription" },
  });
});

test("asks for another delivery when the provider's API fails, and then stores the event", async () => {
  const { subscription, events } = subscribe(provider);
  provider.failNext(10);
  expect((await deliverEvent(backend, events[0]!)).status).toBe(503);
  provider.failNext(0);
  await deliverAll([events[0]!]);
  expect(await storedSubscription(backend, subscription.id)).toMatchObject({ status: "active" });
});

test("asks for another delivery when the database fails for a while", async () => {
  const { subscription, events } = subscribe(provider);
  await backend.sql("alter table private.provider_events rename column type to kind");
  expect((await deliverEvent(backend, events[0]!)).status).toBe(503);
  await backend.sql("alter table private.provider_events rename column kind to type");
  expect(await storedSubscription(backend, subscription.id)).toBeUndefined();
  await deliverAll([events[0]!]);
});

test("sends the emails later when the mail server is down", async () => {
  await mailServer.goDown();
  const subscription = await subscribed();
  expect(await storedMails(backend, subscription.id)).toEqual([
    "confirmation start failed",
    "new start failed",
  ]);
  await mailServer.comeBack();
  await backend.sql(
    "update public.subscription_mails set mail_next_attempt_at = now() - interval '1 second'",
  );
  const response = await callFunction(backend, "deliver-enquiries", {
    headers: { authorization: `Bearer ${backend.serviceRoleKey}` },
  });
  expect(await response.json()).toMatchObject({ failed: 0 });
  expect(await storedMails(backend, subscription.id)).toEqual(["confirmation start sent", "new start sent"]);
});

test("stops retrying a confirmation after three days, but sends it when the owner asks", async () => {
  mailServer.become("refuses");
  const subscription = await subscribed();
  mailServer.become("works");
  await backend.sql(
    `update public.subscription_mails set created_at = now() - interval '73 hours', mail_next_attempt_at = now()
     where mail_state = 'failed'`,
  );
  const service = { authorization: `Bearer ${backend.serviceRoleKey}` };
  await callFunction(backend, "deliver-enquiries", { headers: service });
  expect(await storedMails(backend, subscription.id)).toEqual([
    "confirmation start failed",
    "new start sent",
  ]);
  const [mail] = await backend.sql<{ id: string }>(
    "select id from public.subscription_mails where mail_state = 'failed'",
  );
  const response = await callFunction(backend, "deliver-enquiries", {
    headers: { ...service, "content-type": "application/json" },
    body: JSON.stringify({ mailId: mail?.id }),
  });
  expect(await response.json()).toEqual({ sent: 1, failed: 0 });
});
