import { exampleSubscription } from "@brightwren/core/subscriptions/subscription.fixture";
import type { Subscription, SubscriptionMail } from "@brightwren/core/subscriptions/subscription";
import { expect, test } from "vitest";
import {
  customerOf,
  dashboardLabel,
  failureAdvice,
  mailSentence,
  nextStep,
  packageSentence,
} from "./subscription-labels.ts";

const subscription = (fields: Partial<Subscription>) => ({ ...exampleSubscription, ...fields });
const ticked = "2026-03-01T12:00:00Z";
const now = Date.parse("2026-03-02T09:00:00Z");

test("names the customer by name, then by email", () => {
  expect(customerOf(subscription({}))).toBe("Jane Doe");
  expect(customerOf(subscription({ customer_name: null }))).toBe("jane@example.com");
  expect(customerOf(subscription({ customer_name: null, customer_email: null }))).toBe("Unknown customer");
});

test("names a price that is not on our list", () => {
  expect(packageSentence(subscription({}))).toBe("Starter, £39.99 a month");
  expect(packageSentence(subscription({ package: null }))).toBe("Unknown package, £39.99 a month");
  const weekly = {
    billing_period: "4 weeks",
    further_prices: "€5.00 a year",
  } as const;
  expect(packageSentence(subscription(weekly))).toBe("Starter, £39.99 every 4 weeks + €5.00 a year");
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
])("says what to do next for %j", (fields, step) => {
  expect(nextStep(subscription(fields), now)).toBe(step);
});

test("advises on a failed payment depending on whether the provider still tries", () => {
  expect(failureAdvice(subscription({ status: "past_due", payment_failed_at: ticked }))).toBe(
    "Payment failed, unpaid since 1 Mar 2026. The payment provider tries again automatically. If it keeps failing, ask the customer to check their card.",
  );
  expect(failureAdvice(subscription({ status: "unpaid" }))).toBe(
    "Payment failed. The payment provider has stopped trying, so ask the customer to update their card.",
  );
});

test("has no next step once the kickoff is finished", () => {
  const finished = {
    contacted_at: ticked,
    changes_received_at: ticked,
    changes_made_at: ticked,
    reviewed_at: ticked,
    live_at: ticked,
  };
  expect(nextStep(subscription(finished), now)).toBeUndefined();
});

test("names the page that the dashboard link opens", () => {
  expect(dashboardLabel(subscription({}))).toBe("Open in Stripe");
  expect(dashboardLabel(subscription({ provider_id: "sub_practice_1" }))).toBe("Open the practice payments");
});

test("explains the state of an email", () => {
  const mail = (fields: Partial<SubscriptionMail>) =>
    mailSentence({ mail_attempts: 1, mail_error: null, ...fields } as SubscriptionMail);
  expect(mail({ mail_state: "sent" })).toBe("Sent.");
  expect(mail({ mail_state: "pending" })).toBe("Waiting to be sent.");
  expect(mail({ mail_state: "failed" })).toBe("We couldn’t send this (tried once).");
  expect(mail({ mail_state: "failed", mail_attempts: 3, mail_error: "No answer." })).toBe(
    "We couldn’t send this (tried 3 times). No answer.",
  );
});
