import { randomUUID } from "node:crypto";
import type { CheckoutPage } from "@brightwren/functions/contracts/create-checkout";
import type { Stripe } from "stripe";

/** The fields that our functions read of Stripe's objects. The others are left out. */
type Part<Type> = Type extends readonly (infer Entry)[]
  ? Part<Entry>[]
  : Type extends object
    ? { [Name in keyof Type]?: Part<Type[Name]> }
    : Type;

const apiVersion = "2026-10-28.endive" satisfies typeof Stripe.API_VERSION;
const currency = "gbp";
const livemode = false;

export type PracticeOrder = {
  sessionId: string;
  priceId: string;
  /** Pence per month. */
  amount: number;
  page: CheckoutPage | undefined;
  name: string | null;
  email: string | null;
};

/** With its customer and latest invoice. All times are in seconds since 1970, as in Stripe's API. */
export type PracticeSubscription = ReturnType<typeof startSubscription>;

/** The start of all ids of practice subscriptions. */
export const practiceSubscriptionPrefix = "sub_practice";

const sessionPattern = /^cs_practice_([0-9a-f]{32})$/;

export const createPracticeId = (prefix: "cs" | "evt" | "in") =>
  `${prefix}_practice_${randomUUID().replaceAll("-", "")}`;

export const isSessionId = (text: string) => sessionPattern.test(text);

/** A session's subscription has the session's number, so that a repeated payment is recognised after a restart. */
export const subscriptionIdOf = (sessionId: string) =>
  sessionId.replace(sessionPattern, `${practiceSubscriptionPrefix}_$1`);

export const invoiceOf = (
  subscription: string,
  created: number,
  isPaid: boolean,
  id = createPracticeId("in"),
) =>
  ({
    id,
    object: "invoice",
    attempted: true,
    // The first payment never fails in practice.
    billing_reason: isPaid ? "subscription_create" : "subscription_cycle",
    created,
    livemode,
    parent: { type: "subscription_details", subscription_details: { metadata: {}, subscription } },
    status: isPaid ? "paid" : "open",
  }) satisfies Part<Stripe.Invoice>;

export function startSubscription(order: PracticeOrder, now: number) {
  const { sessionId, priceId, amount, page, name, email } = order;
  const id = subscriptionIdOf(sessionId);
  const item = {
    object: "subscription_item",
    current_period_start: now,
    current_period_end: oneMonthAfter(now),
    price: {
      id: priceId,
      object: "price",
      currency,
      recurring: { interval: "month", interval_count: 1 },
      unit_amount: amount,
    },
    quantity: 1,
  } satisfies Part<Stripe.SubscriptionItem>;
  return {
    id,
    object: "subscription",
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    canceled_at: null as number | null,
    customer: { id: sessionId.replace(sessionPattern, "cus_practice_$1"), object: "customer", name, email },
    ended_at: null as number | null,
    items: { object: "list", data: [item] as [typeof item] },
    latest_invoice: invoiceOf(id, now, true),
    livemode,
    metadata: { ...(page && { page }), price: priceId },
    start_date: now,
    status: "active" as "active" | "past_due" | "canceled",
  } satisfies Part<Stripe.Subscription>;
}

export function oneMonthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  // In a shorter month, the last day.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1000;
}

/** As Stripe's API returns it: `expand` lists the related objects to include. */
export const answerOf = (
  { customer, latest_invoice, ...rest }: PracticeSubscription,
  expand: string[] = [],
) => ({
  ...rest,
  customer: expand.includes("customer") ? customer : customer.id,
  latest_invoice: expand.includes("latest_invoice") ? latest_invoice : latest_invoice.id,
});

export type PracticeEventType =
  | "checkout.session.completed"
  | "customer.subscription.deleted"
  | "customer.subscription.updated"
  | "invoice.paid"
  | "invoice.payment_failed";

type PracticeAction = {
  label: string;
  isPossible: (subscription: PracticeSubscription) => boolean;
  apply: (subscription: PracticeSubscription, now: number) => void;
  events: readonly PracticeEventType[];
};

/** Actions of the provider or the customer. Practice subscriptions do not renew by themselves. */
export const practiceActions: Record<string, PracticeAction> = {
  "fail-payment": {
    label: "Let the next payment fail",
    isPossible: ({ status, cancel_at }) => status === "active" && cancel_at === null,
    // The next month starts now.
    apply(subscription, now) {
      const [item] = subscription.items.data;
      item.current_period_start = now;
      item.current_period_end = oneMonthAfter(now);
      subscription.latest_invoice = invoiceOf(subscription.id, now, false);
      subscription.status = "past_due";
    },
    events: ["invoice.payment_failed", "customer.subscription.updated"],
  },
  "pay-invoice": {
    label: "Pay the open invoice",
    isPossible: ({ status }) => status === "past_due",
    apply(subscription) {
      subscription.latest_invoice.status = "paid";
      subscription.status = "active";
    },
    events: ["invoice.paid", "customer.subscription.updated"],
  },
  cancel: {
    label: "Cancel at the end of the month",
    isPossible: ({ status, cancel_at }) => status !== "canceled" && cancel_at === null,
    apply(subscription, now) {
      subscription.cancel_at = subscription.items.data[0].current_period_end;
      subscription.cancel_at_period_end = true;
      subscription.canceled_at = now;
    },
    events: ["customer.subscription.updated"],
  },
  end: {
    label: "End now",
    isPossible: ({ status }) => status !== "canceled",
    apply(subscription, now) {
      const change = { cancel_at: null, cancel_at_period_end: false, canceled_at: now, ended_at: now };
      Object.assign(subscription, { ...change, status: "canceled" });
    },
    events: ["customer.subscription.deleted"],
  },
};

function objectOf(type: PracticeEventType, subscription: PracticeSubscription) {
  if (type.startsWith("invoice.")) return subscription.latest_invoice;
  if (type !== "checkout.session.completed") return answerOf(subscription);
  const { id, customer, metadata } = subscription;
  return {
    id: id.replace(/^sub_/, "cs_"),
    object: "checkout.session",
    customer: customer.id,
    livemode,
    metadata,
    mode: "subscription",
    payment_status: "paid",
    status: "complete",
    subscription: id,
  } satisfies Part<Stripe.Checkout.Session>;
}

export type PracticeEvent = ReturnType<typeof eventObject>;

/** A copy, because events are sent later and the subscription changes. */
export const eventObject = (type: PracticeEventType, subscription: PracticeSubscription, now: number) =>
  ({
    id: createPracticeId("evt"),
    object: "event",
    api_version: apiVersion,
    created: now,
    data: { object: structuredClone(objectOf(type, subscription)) },
    livemode,
    type,
  }) satisfies Part<Omit<Stripe.Event, "data">> & { data: unknown };
