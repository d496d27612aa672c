import { randomUUID } from "node:crypto";
import type { CheckoutPage } from "@brightwren/functions/contracts/create-checkout";
import type { Stripe } from "stripe";

const apiVersion = "2026-10-28.endive" satisfies typeof Stripe.API_VERSION;
const livemode = false;

export type PracticeOrder = {
  id: string;
  priceId: string;
  /** Pence per month. */
  amount: number;
  page: CheckoutPage | undefined;
  name: string | null;
  email: string | null;
};

/** With its customer and latest invoice. All times are in seconds since 1970, as in Stripe's API. */
export type PracticeSubscription = ReturnType<typeof startSubscription>;

export const createPracticeId = (prefix: "bps" | "cs" | "evt" | "in") =>
  `${prefix}_practice_${randomUUID().replaceAll("-", "")}`;

export const isSessionId = (text: string) => /^cs_practice_[0-9a-f]{32}$/.test(text);

/** A session, its customer, subscription and first invoice have one number, which identifies them after a restart. */
export const relatedId = (id: string, prefix: "cs" | "cus" | "in" | "pm" | "sub") =>
  id.replace(/^[a-z]+/, prefix);

// The first payment never fails in practice.
export const invoiceOf = (
  subscription: string,
  amount: number,
  created: number,
  isPaid: boolean,
  id: string,
) => ({
  id,
  object: "invoice",
  amount_paid: isPaid ? amount : 0,
  amount_remaining: isPaid ? 0 : amount,
  attempted: true,
  billing_reason: isPaid ? "subscription_create" : "subscription_cycle",
  created,
  livemode,
  next_payment_attempt: isPaid ? null : created + 3 * 86_400,
  number: `PRACTICE-${id.slice(-6).toUpperCase()}`,
  parent: { type: "subscription_details", subscription_details: { metadata: {}, subscription } },
  status: isPaid ? "paid" : "open",
  status_transitions: { paid_at: isPaid ? created : null },
});

/** A card that expires at the end of the month in which `seconds` is. */
const cardUntil = (seconds: number) => {
  const date = new Date(seconds * 1000);
  return { exp_month: date.getUTCMonth() + 1, exp_year: date.getUTCFullYear() };
};

const years = 365 * 86_400;

/** The fields that our functions read of Stripe's object. */
export function startSubscription({ id, priceId, amount, page, name, email }: PracticeOrder, now: number) {
  const item = {
    object: "subscription_item",
    current_period_start: now,
    current_period_end: oneMonthAfter(now),
    price: {
      id: priceId,
      object: "price",
      currency: "gbp",
      recurring: { interval: "month", interval_count: 1 },
      unit_amount: amount,
    },
    quantity: 1,
  };
  return {
    id,
    object: "subscription",
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    customer: { id: relatedId(id, "cus"), object: "customer", name, email },
    default_payment_method: {
      id: relatedId(id, "pm"),
      object: "payment_method",
      card: cardUntil(now + 3 * years),
    },
    ended_at: null as number | null,
    items: { object: "list", data: [item] as [typeof item] },
    latest_invoice: invoiceOf(id, amount, now, true, relatedId(id, "in")),
    livemode,
    metadata: { ...(page && { page }), price: priceId },
    start_date: now,
    status: "active" as "active" | "past_due" | "canceled",
  };
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
  { customer, default_payment_method: method, latest_invoice, ...rest }: PracticeSubscription,
  expand: string[] = [],
) => ({
  ...rest,
  customer: expand.includes("customer") ? customer : customer.id,
  default_payment_method: expand.includes("default_payment_method") ? method : method.id,
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
      subscription.latest_invoice = invoiceOf(
        subscription.id,
        item.price.unit_amount,
        now,
        false,
        createPracticeId("in"),
      );
      subscription.status = "past_due";
    },
    events: ["invoice.payment_failed", "customer.subscription.updated"],
  },
  "pay-invoice": {
    label: "Pay the open invoice",
    isPossible: ({ status }) => status === "past_due",
    apply: payInvoice,
    events: ["invoice.paid", "customer.subscription.updated"],
  },
  "expire-card": {
    label: "Let the card expire this month",
    isPossible: ({ status, cancel_at }) => status === "active" && cancel_at === null,
    apply: (subscription, now) => void (subscription.default_payment_method.card = cardUntil(now)),
    events: ["customer.subscription.updated"],
  },
  "new-card": {
    label: "Put in a new card",
    isPossible: ({ status }) => status !== "canceled",
    apply(subscription, now) {
      subscription.default_payment_method.card = cardUntil(now + 3 * years);
      if (subscription.status === "past_due") payInvoice(subscription, now);
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

/** What a customer can do in the portal. */
export const portalActions = ["new-card", "cancel"];

function payInvoice(subscription: PracticeSubscription, now: number): void {
  const { id, latest_invoice: open } = subscription;
  const paid = invoiceOf(id, open.amount_remaining, open.created, true, open.id);
  subscription.latest_invoice = {
    ...paid,
    billing_reason: open.billing_reason,
    status_transitions: { paid_at: now },
  };
  subscription.status = "active";
}

function objectOf(type: PracticeEventType, subscription: PracticeSubscription) {
  if (type.startsWith("invoice.")) return subscription.latest_invoice;
  if (type !== "checkout.session.completed") return answerOf(subscription);
  const { id, customer, metadata } = subscription;
  return {
    id: relatedId(id, "cs"),
    object: "checkout.session",
    customer: customer.id,
    livemode,
    metadata,
    mode: "subscription",
    payment_status: "paid",
    status: "complete",
    subscription: id,
  };
}

export type PracticeEvent = ReturnType<typeof eventObject>;

/** A copy, because events are sent later and the subscription changes. */
export const eventObject = (type: PracticeEventType, subscription: PracticeSubscription, now: number) => ({
  id: createPracticeId("evt"),
  object: "event",
  api_version: apiVersion,
  created: now,
  data: { object: structuredClone(objectOf(type, subscription)) },
  livemode,
  type,
});
