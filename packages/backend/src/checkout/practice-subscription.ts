import { type CheckoutPackage, penceOf } from "@brightwren/functions/contracts/checkout-packages";
import type { CheckoutPage } from "@brightwren/functions/contracts/create-checkout";
import { randomUUID } from "node:crypto";

/** All times are in seconds since 1970, as in Stripe's API. */
export type PracticeInvoice = {
  id: string;
  createdAt: number;
  failedAt: number | null;
  paidAt: number | null;
};

export type PracticeSubscription = {
  id: string;
  customerId: string;
  name: string | null;
  email: string | null;
  priceId: string;
  packageName: string;
  /** Pence per month. */
  amount: number;
  page: CheckoutPage | undefined;
  startedAt: number;
  periodStart: number;
  periodEnd: number;
  cancelAt: number | null;
  canceledAt: number | null;
  endedAt: number | null;
  latestInvoice: PracticeInvoice;
};

export type PracticeOrder = {
  sessionId: string;
  chosen: CheckoutPackage;
  page: CheckoutPage | undefined;
  name: string;
  email: string;
};

/** The start of all ids of practice subscriptions. */
export const practiceSubscriptionPrefix = "sub_practice";

const sessionPattern = /^cs_practice_([0-9a-f]{32})$/;

const randomPart = () => randomUUID().replaceAll("-", "");

export const createPracticeId = (prefix: "cs" | "evt" | "in") => `${prefix}_practice_${randomPart()}`;

export const isSessionId = (text: string) => sessionPattern.test(text);

/** A session's subscription has the session's number, so that a repeated payment is recognised after a restart. */
export const subscriptionIdOf = (sessionId: string) =>
  sessionId.replace(sessionPattern, `${practiceSubscriptionPrefix}_$1`);

export function startSubscription(
  { sessionId, chosen, page, name, email }: PracticeOrder,
  now: number,
): PracticeSubscription {
  return {
    id: subscriptionIdOf(sessionId),
    customerId: sessionId.replace(sessionPattern, "cus_practice_$1"),
    name,
    email,
    priceId: chosen.priceId,
    packageName: chosen.name,
    amount: penceOf(chosen.price),
    page,
    startedAt: now,
    periodStart: now,
    periodEnd: oneMonthAfter(now),
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    latestInvoice: { id: createPracticeId("in"), createdAt: now, failedAt: null, paidAt: now },
  };
}

export function statusOf({ endedAt, latestInvoice }: PracticeSubscription) {
  if (endedAt !== null) return "canceled";
  return latestInvoice.paidAt === null ? "past_due" : "active";
}

export function oneMonthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  // In a shorter month, the last day.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1000;
}

export type PracticeEventType =
  | "checkout.session.completed"
  | "customer.subscription.deleted"
  | "customer.subscription.updated"
  | "invoice.paid"
  | "invoice.payment_failed";

type PracticeAction = {
  label: string;
  isPossible: (subscription: PracticeSubscription) => boolean;
  change: (subscription: PracticeSubscription, now: number) => PracticeSubscription;
  events: readonly PracticeEventType[];
};

/** Actions of the provider or the customer. Practice subscriptions do not renew by themselves. */
export const practiceActions: Record<string, PracticeAction> = {
  "fail-payment": {
    label: "Let the next payment fail",
    isPossible: (subscription) => statusOf(subscription) === "active" && subscription.cancelAt === null,
    // The next month starts now.
    change: (subscription, now) => ({
      ...subscription,
      periodStart: now,
      periodEnd: oneMonthAfter(now),
      latestInvoice: { id: createPracticeId("in"), createdAt: now, failedAt: now, paidAt: null },
    }),
    events: ["invoice.payment_failed", "customer.subscription.updated"],
  },
  "pay-invoice": {
    label: "Pay the open invoice",
    isPossible: (subscription) => statusOf(subscription) === "past_due",
    change: (subscription, now) => ({
      ...subscription,
      latestInvoice: { ...subscription.latestInvoice, paidAt: now },
    }),
    events: ["invoice.paid", "customer.subscription.updated"],
  },
  cancel: {
    label: "Cancel at the end of the month",
    isPossible: (subscription) => statusOf(subscription) !== "canceled" && subscription.cancelAt === null,
    change: (subscription, now) => ({ ...subscription, cancelAt: subscription.periodEnd, canceledAt: now }),
    events: ["customer.subscription.updated"],
  },
  end: {
    label: "End now",
    isPossible: (subscription) => statusOf(subscription) !== "canceled",
    change: (subscription, now) => ({ ...subscription, cancelAt: null, canceledAt: now, endedAt: now }),
    events: ["customer.subscription.deleted"],
  },
};
