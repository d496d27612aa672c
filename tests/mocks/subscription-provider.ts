import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";
import { startLoopbackServer } from "./loopback-server.ts";
import fixtures from "./stripe-fixtures.json" with { type: "json" };
import { stripeTestKey } from "./stripe-server.ts";

export const webhookSecret = "whsec_test_0123456789";

export type ProviderStep = "pay" | "fail" | "settle" | "cancel" | "resume" | "end" | "expire" | "renew";

export type SignedEvent = { id: string; type: string; body: string };

export type ProviderSubscription = {
  id: string;
  customer: { name: string | null; email: string | null; deleted: boolean };
  status: string;
  amount: number;
  price: string;
  /** Fields of the price that replace those of Stripe's fixture. */
  priceFields: Record<string, unknown>;
  /** Fields of the subscription that replace those of Stripe's fixture. */
  fields: Record<string, unknown>;
  /** Further items, each at £5 a month, with fields of their price. */
  addOns: Record<string, unknown>[];
  metadata: Record<string, string>;
  startedAt: number;
  cancelAt: number | null;
  canceledAt: number | null;
  endedAt: number | null;
  card: { exp_month: number; exp_year: number };
  invoice: { id: string; status: string; attempted: boolean; created: number };
};

const month = 30 * 86_400;
/** Longer than a calendar month, so that a card which expires this month expires before the next payment. */
const period = 40 * 86_400;

const cardIn = (date: Date) => ({ exp_month: date.getUTCMonth() + 1, exp_year: date.getUTCFullYear() });
const newCard = cardIn(new Date("2099-01-01"));

export type SubscriptionProvider = Awaited<ReturnType<typeof startSubscriptionProvider>>;

/** Starts a mock of Stripe's subscriptions API on loopback. Objects have the fields of Stripe's published fixtures. */
export async function startSubscriptionProvider() {
  const subscriptions = new Map<string, ProviderSubscription>();
  const portals: Record<string, string>[] = [];
  let failures = 0;
  let mayReadCards = true;
  let hold: ((release: () => void) => void) | undefined;
  const openPortal = async (incoming: IncomingMessage, send: (status: number, body: unknown) => void) => {
    portals.push(Object.fromEntries(new URLSearchParams(await text(incoming))));
    send(200, { object: "billing_portal.session", url: "https://billing.stripe.com/p/session/test_1" });
  };
  // Otherwise the library would wait before it tries again.
  const headers = { "content-type": "application/json", "stripe-should-retry": "false" };
  const { url, stop } = await startLoopbackServer((incoming, outgoing) => {
    const id = /^\/v1\/subscriptions\/(\w+)/.exec(incoming.url ?? "")?.[1] ?? "";
    const subscription = subscriptions.get(id);
    const send = (status: number, body: unknown) => {
      const json = JSON.stringify(body);
      const release = () => void outgoing.writeHead(status, headers).end(json);
      if (hold) hold(release);
      else release();
      hold = undefined;
    };
    const expand = new URL(incoming.url ?? "", "http://provider").searchParams;
    const isExpanded = (field: string) =>
      [...expand].some(([key, value]) => key.startsWith("expand") && value === field);
    if (incoming.headers.authorization !== `Bearer ${stripeTestKey}`) {
      send(401, { error: { type: "invalid_request_error" } });
    } else if (failures > 0) {
      failures -= 1;
      send(500, { error: { type: "api_error" } });
    } else if (incoming.url === "/v1/billing_portal/sessions") {
      void openPortal(incoming, send);
    } else if (subscription && !mayReadCards && isExpanded("default_payment_method")) {
      send(403, { error: { type: "invalid_request_error" } });
    } else if (subscription) {
      const { customer, default_payment_method, latest_invoice, ...others } = toStripe(subscription);
      send(200, {
        ...others,
        default_payment_method: isExpanded("default_payment_method") ? default_payment_method : "pm_1",
        customer: isExpanded("customer") ? customer : customer.id,
        latest_invoice: isExpanded("latest_invoice") ? latest_invoice : latest_invoice.id,
      });
    } else send(404, { error: { type: "invalid_request_error", code: "resource_missing" } });
  });
  return {
    url,
    subscriptions,
    /** What the portal was asked for, oldest first. */
    portals,
    /** Whether the key may read payment methods. */
    allowCards: (isAllowed: boolean) => void (mayReadCards = isAllowed),
    /** Makes the next requests fail with status 500. */
    failNext: (count: number) => void (failures = count),
    /** Holds the next response, whose content is already decided. Resolves once it is held, to a function that sends it. */
    holdNext: () => new Promise<() => void>((resolve) => (hold = resolve)),
    stop,
  };
}

let created = 0;
const nextId = (prefix: string) => `${prefix}_test${(created += 1)}x${Math.random().toString(36).slice(2)}`;

/** The provider's clock: a second passes with each step. */
const start = Math.floor(Date.now() / 1000) - 5 * 86_400;
const now = () => start + created;

export function subscribe(
  { subscriptions }: SubscriptionProvider,
  changes: Partial<ProviderSubscription> = {},
): { subscription: ProviderSubscription; events: SignedEvent[] } {
  const subscription: ProviderSubscription = {
    id: nextId("sub"),
    customer: { name: "Priya Raman", email: "priya@example.com", deleted: false },
    status: "active",
    amount: 3999,
    price: "price_1B",
    priceFields: {},
    fields: {},
    addOns: [],
    metadata: { page: "home", price: "price_standard_monthly" },
    startedAt: now(),
    cancelAt: null,
    canceledAt: null,
    endedAt: null,
    card: newCard,
    invoice: { id: nextId("in"), status: "paid", attempted: true, created: now() },
    ...changes,
  };
  subscriptions.set(subscription.id, subscription);
  return {
    subscription,
    events: [sessionCompleted(subscription), invoiceEvent("invoice.paid", subscription)],
  };
}

/** Changes a subscription as the provider would. Returns the events, or none if the step is impossible. */
export function advance(subscription: ProviderSubscription, step: ProviderStep): SignedEvent[] {
  if (subscription.endedAt !== null) return [];
  const updated = () => subscriptionEvent("customer.subscription.updated", subscription);
  const isFailing = subscription.invoice.status === "open";
  if (step === "pay" && !isFailing) {
    subscription.invoice = { id: nextId("in"), status: "paid", attempted: true, created: now() };
    return [invoiceEvent("invoice.paid", subscription), updated()];
  }
  if (step === "fail" && !isFailing) {
    subscription.invoice = { id: nextId("in"), status: "open", attempted: true, created: now() };
    subscription.status = "past_due";
    return [invoiceEvent("invoice.payment_failed", subscription), updated()];
  }
  if (step === "settle" && isFailing) {
    subscription.invoice.status = "paid";
    subscription.status = "active";
    return [invoiceEvent("invoice.paid", subscription), updated()];
  }
  if (step === "expire" || step === "renew") {
    subscription.card = step === "expire" ? cardIn(new Date()) : newCard;
    return [updated()];
  }
  if (step === "cancel" && subscription.cancelAt === null) {
    subscription.canceledAt = now();
    subscription.cancelAt = now() + month;
    return [updated()];
  }
  if (step === "resume" && subscription.cancelAt !== null) {
    Object.assign(subscription, { canceledAt: null, cancelAt: null });
    return [updated()];
  }
  if (step === "end") {
    const at = now();
    Object.assign(subscription, {
      status: "canceled",
      endedAt: at,
      canceledAt: subscription.canceledAt ?? at,
    });
    return [subscriptionEvent("customer.subscription.deleted", subscription)];
  }
  return [];
}

/** Returns the value of the Stripe-Signature header, `age` seconds old. */
export const sign = (body: string, { secret = webhookSecret, age = 0 } = {}): string =>
  Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });

const eventOf = (type: string, object: unknown, livemode = false): SignedEvent => {
  const id = nextId("evt");
  const body = JSON.stringify({ ...fixtures.event, id, type, livemode, created: now(), data: { object } });
  return { id, type, body };
};

export const subscriptionEvent = (
  type: string,
  subscription: ProviderSubscription,
  livemode = false,
): SignedEvent =>
  eventOf(
    type,
    {
      ...toStripe(subscription),
      customer: customerId(subscription),
      default_payment_method: "pm_1",
      latest_invoice: subscription.invoice.id,
    },
    livemode,
  );

const invoiceEvent = (type: string, subscription: ProviderSubscription): SignedEvent =>
  eventOf(type, {
    ...toInvoice(subscription),
    parent: {
      type: "subscription_details",
      subscription_details: { subscription: subscription.id, metadata: {} },
    },
  });

const sessionCompleted = (subscription: ProviderSubscription): SignedEvent =>
  eventOf("checkout.session.completed", {
    ...fixtures["checkout.session"],
    mode: "subscription",
    subscription: subscription.id,
    customer: customerId(subscription),
  });

const customerId = ({ id }: ProviderSubscription) => id.replace("sub_", "cus_");

const toInvoice = (subscription: ProviderSubscription) => ({
  ...fixtures.invoice,
  ...subscription.invoice,
  amount_paid: subscription.invoice.status === "paid" ? subscription.amount : 0,
  number: `BW-${subscription.invoice.id}`,
  customer: customerId(subscription),
});

function toStripe(subscription: ProviderSubscription) {
  const [item] = fixtures.subscription.items.data;
  const toItem = (fields: Record<string, unknown>) => ({
    ...item,
    price: { ...item?.price, currency: "gbp", ...fields },
    current_period_end: subscription.startedAt + period,
  });
  const { customer } = subscription;
  const id = customerId(subscription);
  return {
    ...fixtures.subscription,
    id: subscription.id,
    status: subscription.status,
    start_date: subscription.startedAt,
    cancel_at: subscription.cancelAt,
    canceled_at: subscription.canceledAt,
    ended_at: subscription.endedAt,
    metadata: subscription.metadata,
    customer: customer.deleted
      ? { id, object: "customer", deleted: true }
      : { ...fixtures.customer, id, name: customer.name, email: customer.email },
    latest_invoice: toInvoice(subscription),
    default_payment_method: { id: "pm_1", object: "payment_method", card: subscription.card },
    pause_collection: null,
    items: {
      ...fixtures.subscription.items,
      data: [
        ...subscription.addOns.map((fields) => toItem({ id: "price_1X", unit_amount: 500, ...fields })),
        toItem({ id: subscription.price, unit_amount: subscription.amount, ...subscription.priceFields }),
      ],
    },
    ...subscription.fields,
  };
}
