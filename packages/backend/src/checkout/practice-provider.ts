import { checkoutPackages, penceOf } from "@brightwren/functions/contracts/checkout-packages";
import { checkoutPages } from "@brightwren/functions/contracts/create-checkout";
import type { SqlRow } from "../database/open-database.ts";
import type { EventSender } from "./event-sender.ts";
import {
  eventObject,
  invoiceOf,
  practiceActions,
  type PracticeEventType,
  type PracticeOrder,
  type PracticeSubscription,
  practiceSubscriptionPrefix,
  startSubscription,
  subscriptionIdOf,
} from "./practice-subscription.ts";

export type PracticeProvider = {
  find: (id: string) => Promise<PracticeSubscription | undefined>;
  /** Newest first. */
  list: () => Promise<PracticeSubscription[]>;
  /** Idempotent for each session. */
  subscribe: (order: PracticeOrder) => Promise<void>;
  /** Does nothing if the action is impossible in the subscription's state. */
  act: (id: string, action: string) => Promise<void>;
};

type Sql = <Row extends SqlRow>(query: string) => Promise<Row[]>;

/** Replaces the payment provider. Stores subscriptions in memory. After a restart, recovers them from public.subscriptions. */
export function createPracticeProvider(sql: Sql, sender: Pick<EventSender, "send">): PracticeProvider {
  const known = new Map<string, PracticeSubscription>();
  const now = () => Math.floor(Date.now() / 1000);

  const report = (types: readonly PracticeEventType[], subscription: PracticeSubscription) =>
    sender.send(types.map((type) => eventObject(type, subscription, now())));

  const list = async () => {
    for (const row of await sql<StoredRow>(stored)) {
      if (!known.has(row.provider_id)) known.set(row.provider_id, recover(row));
    }
    return [...known.values()].toReversed().toSorted((a, b) => b.start_date - a.start_date);
  };

  const find = async (id: string) => {
    if (!known.has(id)) await list();
    return known.get(id);
  };

  return {
    find,
    list,
    async subscribe(order) {
      const id = subscriptionIdOf(order.sessionId);
      await find(id);
      // Looks again, because a second request may have waited for the same rows.
      if (known.has(id)) return;
      const subscription = startSubscription(order, now());
      known.set(id, subscription);
      await report(["checkout.session.completed", "invoice.paid"], subscription);
    },
    async act(id, name) {
      const subscription = await find(id);
      const action = Object.hasOwn(practiceActions, name) ? practiceActions[name] : undefined;
      if (!subscription || !action?.isPossible(subscription)) return;
      action.apply(subscription, now());
      await report(action.events, subscription);
    },
  };
}

type StoredRow = {
  provider_id: string;
  customer_id: string;
  customer_name: string | null;
  customer_email: string | null;
  package: string | null;
  amount: number;
  origin: string | null;
  started_at: number;
  period_ends_at: number | null;
  cancels_at: number | null;
  ended_at: number | null;
  payment_failed_at: number | null;
  failed_invoice: string | null;
  cancelled_at: number | null;
};

const seconds = (column: string) => `floor(extract(epoch from ${column}))::float8`;
const times = ["started_at", "period_ends_at", "cancels_at", "ended_at", "payment_failed_at"];
const latestMail = (column: string, kind: string) => `(
  select ${column} from public.subscription_mails m
  where m.subscription_id = s.id and m.kind = '${kind}' order by m.created_at desc limit 1
)`;

const stored = `
  select s.provider_id, s.customer_id, s.customer_name, s.customer_email, s.package, s.amount, s.origin,
    ${times.map((column) => `${seconds(`s.${column}`)} as ${column}`).join(", ")},
    ${latestMail("m.occasion", "payment_failed")} as failed_invoice,
    ${latestMail(seconds("m.occasion::timestamptz"), "cancelled")} as cancelled_at
  from public.subscriptions s
  where starts_with(s.provider_id, '${practiceSubscriptionPrefix}')`;

function recover(row: StoredRow): PracticeSubscription {
  const named = checkoutPackages.filter(({ name }) => name === row.package);
  const chosen = named.find(({ price }) => penceOf(price) === row.amount) ?? named[0];
  const { provider_id: id, amount, started_at, payment_failed_at, ended_at } = row;
  const order: PracticeOrder = {
    sessionId: id.replace(/^sub_/, "cs_"),
    priceId: chosen?.priceId ?? "price_practice",
    amount,
    page: checkoutPages.find((page) => page === row.origin),
    name: row.customer_name,
    email: row.customer_email,
  };
  const subscription = startSubscription(order, started_at);
  const [item] = subscription.items.data;
  item.current_period_end = row.period_ends_at ?? item.current_period_end;
  const cancel_at = ended_at === null ? row.cancels_at : null;
  const isPaid = payment_failed_at === null;
  const invoice = isPaid ? id.replace(/^sub_/, "in_") : (row.failed_invoice ?? undefined);
  return {
    ...subscription,
    customer: { ...subscription.customer, id: row.customer_id },
    cancel_at,
    cancel_at_period_end: cancel_at !== null,
    canceled_at: cancel_at === null ? ended_at : (row.cancelled_at ?? started_at),
    ended_at,
    latest_invoice: invoiceOf(id, payment_failed_at ?? started_at, isPaid, invoice),
    status: ended_at !== null ? "canceled" : isPaid ? "active" : "past_due",
  };
}
