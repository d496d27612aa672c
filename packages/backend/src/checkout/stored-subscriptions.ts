import { checkoutPackages, penceOf } from "@brightwren/functions/contracts/checkout-packages";
import { checkoutPages } from "@brightwren/functions/contracts/create-checkout";
import type { SqlRow } from "../database/open-database.ts";
import {
  oneMonthAfter,
  type PracticeInvoice,
  type PracticeSubscription,
  practiceSubscriptionPrefix,
} from "./practice-subscription.ts";

export type Sql = <Row extends SqlRow>(query: string) => Promise<Row[]>;

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

const query = `
  select s.provider_id, s.customer_id, s.customer_name, s.customer_email, s.package, s.amount, s.origin,
    ${times.map((column) => `${seconds(`s.${column}`)} as ${column}`).join(", ")},
    ${latestMail("m.occasion", "payment_failed")} as failed_invoice,
    ${latestMail(seconds("m.occasion::timestamptz"), "cancelled")} as cancelled_at
  from public.subscriptions s
  where starts_with(s.provider_id, '${practiceSubscriptionPrefix}')`;

/** Recovers the practice subscriptions of earlier runs from the database. */
export async function readStoredSubscriptions(sql: Sql): Promise<PracticeSubscription[]> {
  return (await sql<StoredRow>(query)).map(recover);
}

function recover(row: StoredRow): PracticeSubscription {
  const named = checkoutPackages.filter(({ name }) => name === row.package);
  const chosen = named.find(({ price }) => penceOf(price) === row.amount) ?? named[0];
  const periodEnd = row.period_ends_at ?? oneMonthAfter(row.started_at);
  const cancelAt = row.ended_at === null ? row.cancels_at : null;
  return {
    id: row.provider_id,
    customerId: row.customer_id,
    name: row.customer_name,
    email: row.customer_email,
    priceId: chosen?.priceId ?? "price_practice",
    packageName: row.package ?? "Unknown package",
    amount: row.amount,
    page: checkoutPages.find((page) => page === row.origin),
    startedAt: row.started_at,
    periodStart: row.started_at,
    periodEnd,
    cancelAt,
    canceledAt: cancelAt === null ? row.ended_at : (row.cancelled_at ?? row.started_at),
    endedAt: row.ended_at,
    latestInvoice: latestInvoice(row),
  };
}

function latestInvoice({
  provider_id: id,
  started_at: start,
  payment_failed_at: failedAt,
  failed_invoice: failed,
}: StoredRow): PracticeInvoice {
  const invoiceId = id.replace(/^sub_/, "in_");
  if (failedAt === null) return { id: invoiceId, createdAt: start, failedAt: null, paidAt: start };
  return { id: failed ?? `${invoiceId}_${failedAt}`, createdAt: failedAt, failedAt, paidAt: null };
}
