import type { Stripe } from "stripe";
import { z } from "zod";
import { checkoutPackages } from "../contracts/checkout-packages.ts";
import { checkoutPages } from "../contracts/create-checkout.ts";
import type { Row } from "../contracts/database-types.ts";

/** Turns seconds since 1970 into an ISO timestamp. */
const moment = z.int().transform((seconds) => new Date(seconds * 1000).toISOString());
const optionalMoment = z.nullish(moment).transform((at) => at ?? null);

const customerSchema = z.union([
  z
    .object({ id: z.string(), deleted: z.literal(true) })
    .transform(({ id }) => ({ id, name: null, email: null })),
  z.object({ id: z.string(), name: z.nullish(z.string()), email: z.nullish(z.string()) }),
]);

const invoice = z.object({
  id: z.string(),
  status: z.nullish(z.string()),
  attempted: z.nullish(z.boolean()),
  created: moment,
});

const item = z.object({
  price: z.object({
    id: z.string(),
    unit_amount: z.nullish(z.int().nonnegative()),
    currency: z.string(),
    recurring: z.nullish(z.object({ interval: z.string(), interval_count: z.int().positive() })),
  }),
  quantity: z.nullish(z.int().nonnegative()),
  current_period_end: optionalMoment,
});

const statuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const satisfies Row<"subscriptions">["status"][];

/** The fields that we read of a subscription, in the API version of the installed library. */
const subscriptionSchema = z.object({
  id: z.string().startsWith("sub_"),
  object: z.literal("subscription"),
  livemode: z.boolean(),
  customer: customerSchema,
  latest_invoice: z.nullish(invoice),
  items: z.object({ data: z.tuple([item], item) }),
  status: z.enum(statuses),
  start_date: moment,
  cancel_at: optionalMoment,
  canceled_at: optionalMoment,
  ended_at: optionalMoment,
  metadata: z.record(z.string(), z.string()),
});

type ReportedSubscription = Pick<
  Row<"subscriptions">,
  | "provider_id"
  | "customer_id"
  | "is_live"
  | "customer_name"
  | "customer_email"
  | "package"
  | "amount"
  | "currency"
  | "status"
  | "origin"
  | "started_at"
  | "period_ends_at"
  | "cancels_at"
  | "ended_at"
  | "payment_failed_at"
> & {
  /** The invoice that failed, or null. */
  failed_invoice: string | null;
  cancelled_at: string | null;
};

/**
 * Asks the provider for a subscription. It is ours if its price is on our list or it began in our checkout, because the
 * account may sell other things too. Rejects with the library's error, or a ZodError if the response is not a
 * subscription in the API version of the library.
 */
export async function readSubscription(
  stripe: Stripe,
  id: string,
  prices: ReadonlyMap<string, string> | undefined,
): Promise<{ reported: ReportedSubscription; isOurs: boolean }> {
  const answer = await stripe.subscriptions.retrieve(id, { expand: ["customer", "latest_invoice"] });
  const subscription = subscriptionSchema.parse(answer);
  const reported = toReported(subscription, prices);
  const listed = new Set(prices?.values());
  const isOurs =
    reported.package !== null ||
    subscription.metadata["page"] !== undefined ||
    subscription.items.data.some(({ price }) => listed.has(price.id));
  return { reported, isOurs };
}

function toReported(
  subscription: z.infer<typeof subscriptionSchema>,
  prices: ReadonlyMap<string, string> | undefined,
): ReportedSubscription {
  const { customer, items, latest_invoice, metadata } = subscription;
  const [{ price, current_period_end }] = items.data;
  // An open invoice alone may be a payment in progress, such as a direct debit.
  const owes = subscription.status === "past_due" || subscription.status === "unpaid";
  const failed =
    owes && latest_invoice?.status === "open" && latest_invoice.attempted ? latest_invoice : null;
  return {
    provider_id: subscription.id,
    customer_id: customer.id,
    is_live: subscription.livemode,
    customer_name: customer.name?.slice(0, 300) ?? null,
    customer_email: customer.email && customer.email.length <= 320 ? customer.email : null,
    package: packageName(items.data, metadata["price"], prices),
    amount: sum(items.data.map(monthlyAmount)),
    currency: price.currency,
    status: subscription.status,
    origin: checkoutPages.find((page) => page === metadata["page"]) ?? null,
    started_at: subscription.start_date,
    period_ends_at: current_period_end,
    cancels_at: subscription.cancel_at ?? subscription.ended_at,
    ended_at: subscription.ended_at,
    payment_failed_at: owes ? ((failed ?? latest_invoice)?.created ?? null) : null,
    failed_invoice: failed?.id ?? null,
    cancelled_at: subscription.canceled_at,
  };
}

type Item = z.infer<typeof item>;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

const monthsOf: Record<string, number> = { month: 1, year: 12 };

/** The list price, before discounts and tax. Our packages are monthly, but an owner may sell a year in the dashboard. */
function monthlyAmount({ price, quantity }: Item): number {
  const { interval, interval_count } = price.recurring ?? { interval: "month", interval_count: 1 };
  const months = (monthsOf[interval] ?? 1) * interval_count;
  return Math.round(((price.unit_amount ?? 0) * (quantity ?? 1)) / months);
}

/** Prefers the prices that are charged now, because an owner may change the package in the provider's dashboard. */
function packageName(
  items: readonly Item[],
  chosen: string | undefined,
  prices: ReadonlyMap<string, string> | undefined,
): string | null {
  const charged = new Set(items.map(({ price }) => price.id));
  const ours = checkoutPackages.find(
    ({ priceId }) => charged.has(priceId) || charged.has(prices?.get(priceId) ?? ""),
  );
  return (ours ?? checkoutPackages.find(({ priceId }) => priceId === chosen))?.name ?? null;
}
