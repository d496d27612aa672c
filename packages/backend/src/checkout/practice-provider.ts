import { checkoutPackages, penceOf } from "@brightwren/functions/contracts/checkout-packages";
import { checkoutPages } from "@brightwren/functions/contracts/create-checkout";
import type { SqlRow } from "../database/open-database.ts";
import type { createEventSender } from "./event-sender.ts";
import {
  createPracticeId,
  eventObject,
  invoiceOf,
  practiceActions,
  type PracticeEventType,
  type PracticeOrder,
  type PracticeSubscription,
  startSubscription,
} from "./practice-subscription.ts";

export type PracticeProvider = ReturnType<typeof createPracticeProvider>;

type Sql = <Row extends SqlRow>(query: string) => Promise<Row[]>;
type Send = ReturnType<typeof createEventSender>["send"];

/** Replaces the payment provider. Stores subscriptions in memory. After a restart, recovers them from public.subscriptions. */
export function createPracticeProvider(sql: Sql, send: Send) {
  const known = new Map<string, PracticeSubscription>();
  /** The customer and the way back of each visit to the portal. */
  const portals = new Map<string, { customer: string; returnUrl: string }>();
  const now = () => Math.floor(Date.now() / 1000);

  const report = (types: readonly PracticeEventType[], subscription: PracticeSubscription) =>
    send(types.map((type) => eventObject(type, subscription, now())));

  /** Newest first. */
  const list = async () => {
    for (const row of await sql<StoredRow>(stored)) if (!known.has(row.id)) known.set(row.id, recover(row));
    return [...known.values()].toReversed().toSorted((a, b) => b.start_date - a.start_date);
  };

  const find = async (id: string) => {
    if (!known.has(id)) await list();
    return known.get(id);
  };

  return {
    find,
    list,
    /** Returns the id of a new visit to the portal. */
    openPortal(customer: string, returnUrl: string) {
      const id = createPracticeId("bps");
      portals.set(id, { customer, returnUrl });
      return id;
    },
    portal: (id: string) => portals.get(id),
    /** Idempotent for each session. */
    async subscribe(order: PracticeOrder) {
      await find(order.id);
      // Looks again, because a second request may have waited for the same rows.
      if (known.has(order.id)) return;
      const subscription = startSubscription(order, now());
      known.set(order.id, subscription);
      await report(["checkout.session.completed", "invoice.paid"], subscription);
    },
    /** Does nothing if the action is impossible in the subscription's state. */
    async act(id: string, name: string) {
      const subscription = await find(id);
      const action = Object.hasOwn(practiceActions, name) ? practiceActions[name] : undefined;
      if (!subscription || !action?.isPossible(subscription)) return;
      action.apply(subscription, now());
      await report(action.events, subscription);
    },
  };
}

type StoredRow = Pick<PracticeOrder, "id" | "amount" | "name" | "email"> & {
  customer_id: string;
  package: string | null;
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
  select ${column} from public.mails m
  where m.subscription_id = s.id and m.kind = '${kind}' order by m.created_at desc limit 1
)`;

const stored = `
  select s.provider_id as id, s.customer_id, s.customer_name as name, s.customer_email as email, s.package, s.amount, s.origin,
    ${times.map((column) => `${seconds(`s.${column}`)} as ${column}`).join(", ")},
    ${latestMail("m.occasion", "payment_failed")} as failed_invoice,
    ${latestMail(seconds("m.occasion::timestamptz"), "cancelled")} as cancelled_at
  from public.subscriptions s
  where starts_with(s.provider_id, 'sub_practice')`;

function recover(row: StoredRow): PracticeSubscription {
  const { id, started_at, ended_at, cancels_at, payment_failed_at } = row;
  const named = checkoutPackages.filter(({ name }) => name === row.package);
  const chosen = named.find(({ price }) => penceOf(price) === row.amount) ?? named[0];
  const page = checkoutPages.find((known) => known === row.origin);
  const order = { ...row, priceId: chosen?.priceId ?? "price_practice", page };
  const subscription = startSubscription(order, started_at);
  subscription.customer.id = row.customer_id;
  const [item] = subscription.items.data;
  item.current_period_end = row.period_ends_at ?? item.current_period_end;
  if (payment_failed_at !== null) {
    const invoice = row.failed_invoice ?? createPracticeId("in");
    subscription.latest_invoice = invoiceOf(id, row.amount, payment_failed_at, false, invoice);
    subscription.status = "past_due";
  }
  if (ended_at !== null) return { ...subscription, canceled_at: ended_at, ended_at, status: "canceled" };
  if (cancels_at === null) return subscription;
  const canceled_at = row.cancelled_at ?? started_at;
  return { ...subscription, cancel_at: cancels_at, cancel_at_period_end: true, canceled_at };
}
