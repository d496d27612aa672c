import { exampleSubscription } from "@brightwren/core/subscriptions/subscription.fixture";
import { kickoffSteps, type Subscription } from "@brightwren/core/subscriptions/subscription";
import { expect, test } from "vitest";
import {
  customerOf,
  dashboardLabel,
  failureAdvice,
  nextStep,
  packageSentence,
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
    { status: "past_due", payment_failed_at: ticked },
    "Payment failed, unpaid since 1 Mar 2026. The payment provider tries again automatically. If it keeps failing, ask the customer to check their card.",
    failureAdvice,
  ],
  [
    { status: "unpaid" },
    "Payment failed. The payment provider has stopped trying, so ask the customer to update their card.",
    failureAdvice,
  ],
])("describes the subscription %j: %s", (fields, text, describe) => {
  expect(describe(subscription(fields))).toBe(text);
});

test.each<[Partial<Subscription>, string | undefined]>([
  [{}, "Contact by 2 Mar 2026, 10:00"],
  [{ started_at: "2026-03-01T08:00:00Z" }, "Contact overdue since 2 Mar 2026, 08:00"],
  [{ started_at: "2026-01-31T08:00:00Z" }, "Next: contact the customer"],
  [{ contacted_at: ticked }, "Next: get their changes"],
  [
    { contacted_at: ticked, changes_received_at: ticked, changes_made_at: ticked },
    "Next: get their sign-off",
  ],
  [{ status: "past_due", payment_failed_at: ticked }, "Payment failed, unpaid since 1 Mar 2026"],
  [{ status: "unpaid" }, "Payment failed"],
  [Object.fromEntries(kickoffSteps.map(({ column }) => [column, ticked])), undefined],
])("says what to do next for %j", (fields, step) => {
  expect(nextStep(subscription(fields), now)).toBe(step);
});
