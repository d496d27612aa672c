import { expect, test } from "vitest";
import { setConnection } from "../supabase/connection.ts";
import { exampleSubscription } from "./subscription.fixture.ts";
import {
  contactDueAt,
  dashboardLink,
  hasFailedPayment,
  monthlySum,
  nextDue,
  type Subscription,
  subscriptionState,
} from "./subscription.ts";

const subscription = (fields: Partial<Subscription>) => ({ ...exampleSubscription, ...fields });
const payment_failed_at = "2026-03-05T10:00:00Z";
const cancels_at = "2026-03-31T23:30:00Z";

test.each<[Partial<Subscription>, string]>([
  [{}, "Active"],
  [{ status: "trialing" }, "Trial"],
  [{ status: "paused" }, "Paused"],
  [{ cancels_at }, "Ends on 1 April 2026"],
  [{ payment_failed_at }, "Payment failed"],
  [{ cancels_at: "infinity" }, "Ends on an unknown date"],
  [{ status: "past_due", payment_failed_at, cancels_at }, "Payment failed"],
  [{ status: "past_due" }, "Payment failed"],
  [{ status: "unpaid", cancels_at }, "Payment failed"],
  [{ status: "canceled", payment_failed_at, cancels_at }, "Ended"],
  [{ status: "incomplete", payment_failed_at }, "First payment pending"],
  [{ status: "incomplete_expired", payment_failed_at }, "Never paid"],
])("describes %j as %s", (fields, state) => {
  expect(subscriptionState(subscription(fields))).toBe(state);
});

test.each<[Partial<Subscription>, boolean]>([
  [{ payment_failed_at }, true],
  [{ status: "past_due", payment_failed_at }, true],
  [{ status: "past_due" }, true],
  [{ status: "unpaid" }, true],
  [{}, false],
  [{ status: "canceled", payment_failed_at }, false],
  [{ status: "incomplete", payment_failed_at }, false],
])("decides whether %j has a failed payment: %s", (fields, hasFailed) => {
  expect(hasFailedPayment(subscription(fields))).toBe(hasFailed);
});

test("expects the first contact within 24 hours", () => {
  expect(new Date(contactDueAt(exampleSubscription)).toISOString()).toBe("2026-03-02T10:00:00.000Z");
});

test.each<[string, string | undefined, Partial<Subscription>]>([
  ["2026-03-02T10:00:00Z", "Contact", {}],
  ["2026-03-02T10:00:01Z", "Site", { contacted_at: "2026-03-02T09:00:00Z" }],
  ["2026-03-31T10:00:00Z", "Contact", {}],
  ["2026-03-31T10:00:01Z", undefined, {}],
  ["2026-05-31T10:00:01Z", "Site", { changes_received_at: "2026-03-02T09:00:00Z" }],
  ["2026-03-31T10:00:00Z", undefined, { contacted_at: cancels_at, live_at: cancels_at }],
])("at %s, finds that %s is due next for %j", (now, what, fields) => {
  expect(nextDue(subscription(fields), Date.parse(now))?.what).toBe(what);
});

test("converts prices to a month", () => {
  const periods = ["day", "2 weeks", "3 months", "year"];
  const sums = periods.map((billing_period) => monthlySum(subscription({ amount: 400, billing_period })));
  expect(sums.map(({ amount }) => amount)).toEqual([12_167, 867, 133, 33]);
});

test.each<[Partial<Subscription>, string]>([
  [{}, "https://dashboard.stripe.com/subscriptions/sub_1Example"],
  [{ is_live: false }, "https://dashboard.stripe.com/test/subscriptions/sub_1Example"],
  [
    { provider_id: "sub_practice_1", is_live: false },
    "http://127.0.0.1:54321/practice-checkout/subscriptions",
  ],
])("links %j to %s", (fields, link) => {
  setConnection({ url: "http://127.0.0.1:54321", publishableKey: "key" });
  expect(dashboardLink(subscription(fields))).toBe(link);
});
