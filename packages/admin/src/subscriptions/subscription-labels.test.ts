import { exampleSubscription } from "@brightwren/core/subscriptions/subscription.fixture";
import { kickoffSteps, type Subscription } from "@brightwren/core/subscriptions/subscription";
import { expect, test } from "vitest";
import {
  customerEmail,
  customerOf,
  dashboardLabel,
  dueSentence,
  failureAdvice,
  nextStep,
  packageSentence,
  subscriptionFigures,
} from "./subscription-labels.ts";

const subscription = (fields: Partial<Subscription>) => ({ ...exampleSubscription, ...fields });
const ticked = "2026-03-01T12:00:00Z";
const now = Date.parse("2026-03-02T09:00:00Z");

test.each<[Partial<Subscription>, string, (subscription: Subscription) => string]>([
  [{}, "Jane Doe", customerOf],
  [{ customer_name: null }, "jane@example.com", customerOf],
  [{ customer_name: null, customer_email: null }, "Unknown customer", customerOf],
  [{}, "Starter, £39.99 a month", packageSentence],
  [{ package: null }, "Unknown package, £39.99 a month", packageSentence],
  [
    { billing_period: "4 weeks", further_prices: "€5.00 a year" },
    "Starter, £39.99 every 4 weeks + €5.00 a year",
    packageSentence,
  ],
  [{}, "Open in Stripe", dashboardLabel],
  [{ provider_id: "sub_practice_1" }, "Open the practice payments", dashboardLabel],
  [
    { status: "past_due", payment_retries_at: "2025-03-05T12:00:00Z" },
    "The payment provider tries again on 5 Mar 2025. If it keeps failing, ask the customer to check their card.",
    failureAdvice,
  ],
  [
    { status: "unpaid" },
    "The payment provider has stopped trying, so ask the customer to update their card.",
    failureAdvice,
  ],
])("describes the subscription %j: %s", (fields, text, describe) => {
  expect(describe(subscription(fields))).toBe(text);
});

const allTicked = Object.fromEntries(kickoffSteps.map(({ column }) => [column, ticked]));

test.each<[Partial<Subscription>, step: string | undefined, due: string | undefined]>([
  [{}, "Next: contact the customer", "in 1 h"],
  [{ started_at: "2026-03-01T08:00:00Z" }, "Next: contact the customer", "1 h late"],
  [{ started_at: "2026-01-30T08:00:00Z" }, "Next: contact the customer", undefined],
  [{ contacted_at: ticked }, "Next: get their changes", "Site, in 6 days"],
  [
    { started_at: "2026-01-30T08:00:00Z", contacted_at: ticked, changes_received_at: ticked },
    "Next: make the changes",
    "Site, 24 days late",
  ],
  [{ status: "past_due", payment_failed_at: ticked }, "Next: ask for £39.99", "21 h late"],
  [{ status: "unpaid" }, "Next: ask for £39.99", undefined],
  [{ unread: "evt_1" }, "Payment event could not be read", "in 1 h"],
  [{ status: "canceled" }, undefined, undefined],
  [allTicked, undefined, undefined],
])("says what to do next for %j", (fields, step, due) => {
  expect(nextStep(subscription(fields))).toBe(step);
  expect(dueSentence(subscription(fields), now)).toBe(due);
});

test("sums up the running subscriptions, leaving test money out", () => {
  const failed = { ...allTicked, status: "past_due", unpaid_amount: 4799, currency: "eur" } as const;
  const others = [failed, { is_live: false, live_at: ticked }, { ...allTicked, status: "paused" }] as const;
  const running = [{}, ...others].map(subscription);
  expect(subscriptionFigures(running, now)).toEqual({
    paying: { value: "£39.99 + €39.99", note: "from 3 customers, 1 of them a test" },
    failed: { value: "1", note: "€47.99 unpaid" },
    sites: { value: "1", note: "Next: Jane Doe, in 6 days" },
  });
  expect(subscriptionFigures(running.slice(2), now).paying.value).toBe("£39.99");
});

test("asks for a failed payment in the email to the customer", () => {
  const href = customerEmail(subscription({ status: "past_due", unpaid_amount: 4799 })) ?? "";
  expect(new URL(href).searchParams.get("body")).toMatch(
    /^Hello Jane Doe,\r\n\r\nthe last payment of £47\.99 /,
  );
  expect(customerEmail(subscription({ customer_email: null }))).toBeUndefined();
});
