import type { Stripe } from "stripe";
import {
  createPracticeId,
  type PracticeEventType,
  type PracticeSubscription,
  statusOf,
} from "./practice-subscription.ts";

/** Practice objects omit some of Stripe's fields. The others have Stripe's names and types. */
type Part<Type> = Type extends readonly (infer Entry)[]
  ? Part<Entry>[]
  : Type extends object
    ? { [Name in keyof Type]?: Part<Type[Name]> }
    : Type;

const apiVersion = "2026-10-28.endive" satisfies typeof Stripe.API_VERSION;
const currency = "gbp";
const livemode = false;

const metadataOf = ({ page, priceId }: PracticeSubscription) => ({ ...(page && { page }), price: priceId });

function customerObject({ customerId, name, email, startedAt, latestInvoice }: PracticeSubscription) {
  return {
    id: customerId,
    object: "customer",
    balance: 0,
    created: startedAt,
    currency,
    delinquent: latestInvoice.paidAt === null,
    description: null,
    email,
    livemode,
    metadata: {},
    name,
    phone: null,
  } satisfies Part<Stripe.Customer>;
}

function invoiceObject(subscription: PracticeSubscription) {
  const { id, customerId, name, email, amount, latestInvoice, periodStart, periodEnd } = subscription;
  const { createdAt, failedAt, paidAt } = latestInvoice;
  const isPaid = paidAt !== null;
  return {
    id: latestInvoice.id,
    object: "invoice",
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    attempt_count: failedAt !== null && isPaid ? 2 : 1,
    attempted: true,
    auto_advance: !isPaid,
    // The first payment never fails in practice.
    billing_reason: failedAt === null ? "subscription_create" : "subscription_cycle",
    collection_method: "charge_automatically",
    created: createdAt,
    currency,
    customer: customerId,
    customer_email: email,
    customer_name: name,
    livemode,
    metadata: {},
    next_payment_attempt: isPaid ? null : createdAt + 3 * 24 * 60 * 60,
    parent: {
      quote_details: null,
      subscription_details: { metadata: metadataOf(subscription), subscription: id },
      type: "subscription_details",
    },
    period_end: periodEnd,
    period_start: periodStart,
    status: isPaid ? "paid" : "open",
    status_transitions: {
      finalized_at: createdAt,
      marked_uncollectible_at: null,
      paid_at: paidAt,
      voided_at: null,
    },
    subtotal: amount,
    total: amount,
  } satisfies Part<Stripe.Invoice>;
}

export function subscriptionObject(
  subscription: PracticeSubscription,
  expanded: ReadonlySet<string> = new Set(),
) {
  const { id, customerId, latestInvoice, startedAt, periodStart, periodEnd, cancelAt, canceledAt, endedAt } =
    subscription;
  return {
    id,
    object: "subscription",
    billing_cycle_anchor: periodStart,
    cancel_at: cancelAt,
    cancel_at_period_end: cancelAt !== null,
    canceled_at: canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      reason: canceledAt === null ? null : "cancellation_requested",
    },
    collection_method: "charge_automatically",
    created: startedAt,
    currency,
    customer: expanded.has("customer") ? customerObject(subscription) : customerId,
    description: null,
    ended_at: endedAt,
    items: {
      object: "list",
      data: [itemObject(subscription)],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: expanded.has("latest_invoice") ? invoiceObject(subscription) : latestInvoice.id,
    livemode,
    metadata: metadataOf(subscription),
    start_date: startedAt,
    status: statusOf(subscription),
    trial_end: null,
    trial_start: null,
  } satisfies Part<Stripe.Subscription>;

  function itemObject({ priceId, amount }: PracticeSubscription) {
    return {
      id: id.replace(/^sub_/, "si_"),
      object: "subscription_item",
      created: startedAt,
      current_period_end: periodEnd,
      current_period_start: periodStart,
      discounts: [],
      metadata: {},
      price: {
        id: priceId,
        object: "price",
        active: true,
        billing_scheme: "per_unit",
        created: startedAt,
        currency,
        livemode,
        metadata: {},
        recurring: { interval: "month", interval_count: 1, usage_type: "licensed" },
        type: "recurring",
        unit_amount: amount,
      },
      quantity: 1,
      subscription: id,
      tax_rates: [],
    } satisfies Part<Stripe.SubscriptionItem>;
  }
}

function sessionObject(subscription: PracticeSubscription) {
  const { id, customerId, name, email, amount, latestInvoice, startedAt } = subscription;
  return {
    id: id.replace(/^sub_/, "cs_"),
    object: "checkout.session",
    amount_subtotal: amount,
    amount_total: amount,
    created: startedAt,
    currency,
    customer: customerId,
    customer_details: { email, name, phone: null },
    invoice: latestInvoice.id,
    livemode,
    metadata: metadataOf(subscription),
    mode: "subscription",
    payment_status: "paid",
    status: "complete",
    subscription: id,
  } satisfies Part<Stripe.Checkout.Session>;
}

function objectOf(type: PracticeEventType, subscription: PracticeSubscription) {
  if (type === "checkout.session.completed") return sessionObject(subscription);
  return type.startsWith("invoice.") ? invoiceObject(subscription) : subscriptionObject(subscription);
}

export type PracticeEvent = ReturnType<typeof eventObject>;

export function eventObject(type: PracticeEventType, subscription: PracticeSubscription, now: number) {
  return {
    id: createPracticeId("evt"),
    object: "event",
    api_version: apiVersion,
    created: now,
    data: { object: objectOf(type, subscription) },
    livemode,
    pending_webhooks: 1,
    request: null,
    type,
  } satisfies Part<Omit<Stripe.Event, "data">> & { data: unknown };
}
