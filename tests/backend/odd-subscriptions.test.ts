import { describe, expect, test } from "vitest";
import { type ProviderSubscription, subscribe, subscriptionEvent } from "../mocks/subscription-provider.ts";
import { deliverEvent, storedMails, storedSubscription } from "./subscription-visitor.ts";
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
])("stores %s", async (_, changes, stored) => {
  const subscription = await subscribed(changes);
  expect(await storedSubscription(backend, subscription.id)).toMatchObject(stored);
});

test("stores a name that is too long, is cut within an emoji or contains NUL", async () => {
  const cut = `${"a".repeat(299)}👩‍👩‍👧`;
  for (const [name, stored] of [
    [cut, "a".repeat(299)],
    [`${"a".repeat(299)}\uD83D`, `${"a".repeat(299)}\uFFFD`],
    ["Jo\u0000 Bell\uDC00", "Jo Bell\uFFFD"],
  ] as const) {
    const subscription = await subscribed({ customer: { name, email: "jo@example.com", deleted: false } });
    expect(await storedSubscription(backend, subscription.id)).toMatchObject({ customer_name: stored });
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
        expect(await outcome(await deliverEvent(backend, event))).toEqual({
          status: 200,
          body: { received: true, outcome: "unreadable" },
        });
      const row = await storedSubscription(backend, subscription.id);
      expect(row).toMatchObject({ status: "active", customer_name: null, revision: 0 });
      expect(row?.unread).toMatch(reason);
      expect(row?.unread).toMatch(new RegExp(`^${events[1]?.type} ${events[1]?.id} 20`));
      expect(row?.unread).not.toContain("Priya");
      expect(subjects()).toEqual(["Test: A payment event could not be read"]);
      expect(mailServer.received[0]?.text).toContain(`/admin/subscriptions/${row?.id}`);
      expect(mailServer.received[0]?.text).not.toContain("£");
    },
  );

  test.each(unreadable)(
    "is noted beside the last one until the next one that can be read when it %s",
    async (_, odd) => {
      const subscription = await subscribed({ startedAt: 1_767_225_600 });
      const readable = { ...subscription };
      const before = await storedSubscription(backend, subscription.id);
      const report = async (changes: object) => {
        Object.assign(subscription, changes);
        await deliverAll([subscriptionEvent("customer.subscription.updated", subscription)]);
        return { ...(await storedSubscription(backend, subscription.id)), updated_at: before?.updated_at };
      };
      const noted = await report(odd);
      expect(noted).toEqual({ ...before, unread: expect.any(String) });
      expect(await report(odd)).toMatchObject({ unread: expect.any(String), revision: before?.revision });
      expect(await report(readable)).toEqual({ ...before, revision: Number(before?.revision) + 1 });
      await report(odd);
      expect(subjects()).toEqual(Array.from({ length: 2 }, () => "Test: A payment event could not be read"));
    },
  );

  test("is replaced by the first one that can be read", async () => {
    const { subscription, events } = subscribe(provider, { status: "dormant" });
    await deliverAll(events);
    subscription.status = "active";
    await deliverAll(events);
    expect(await storedMails(backend, subscription.id)).toEqual([
      "confirmation start sent",
      "new start sent",
      "unreadable 0 sent",
    ]);
    const stored = await storedSubscription(backend, subscription.id);
    expect(stored).toMatchObject({
      status: "active",
      unread: null,
      origin: "home",
      customer_name: "Priya Raman",
    });
    expect(Date.parse(stored?.started_at ?? "")).toBe(subscription.startedAt * 1000);
  });
});
