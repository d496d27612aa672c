import { Stripe } from "stripe";
import { z } from "zod";
import { checkoutPackages } from "../contracts/checkout-packages.ts";
import { checkoutPages } from "../contracts/create-checkout.ts";
import type { Row } from "../contracts/database-types.ts";
import { subscriptionPrice } from "../contracts/format-price.ts";
import { toShortLine } from "../contracts/single-line.ts";

/** Text that the database and an email's header accept. */
const line = (limit = 255) => z.string().transform((text) => toShortLine(text, limit));

/** Seconds since 1970, from 2000 to 2100. */
const thisCentury = z.int().min(946_684_800).max(4_102_444_800);
const moment = thisCentury.transform((seconds) => new Date(seconds * 1000).toISOString());
const optionalMoment = z.nullish(moment).transform((at) => at ?? null);

/** Without permission to read payment methods, only an id. Other methods, such as a direct debit, have no card. */
const paymentMethod = z.nullish(
  z.union([
    z.object({ card: z.nullish(z.object({ exp_month: z.int(), exp_year: z.int() })) }),
    z.string().transform(() => undefined),
  ]),
);

const customerSchema = z.union([
  z
    .object({ id: line(), deleted: z.literal(true) })
    .transform(({ id }) => ({ id, name: null, email: null, invoice_settings: null })),
  z.object({
    id: line(),
    name: z.nullish(line(300)),
    email: z.nullish(line(1000)),
    invoice_settings: z.nullish(z.object({ default_payment_method: paymentMethod })),
  }),
]);

const invoice = z.object({
  id: line(),
  status: z.nullish(z.string()),
  attempted: z.nullish(z.boolean()),
  created: moment,
  amount_remaining: z.nullish(z.int().nonnegative()),
  next_payment_attempt: optionalMoment,
  amount_paid: z.nullish(z.int().nonnegative()),
  number: z.nullish(line()),
  status_transitions: z.nullish(z.object({ paid_at: optionalMoment })),
});

const item = z.object({
  price: z.object({
    id: z.string(),
    unit_amount: z.nullish(z.int().nonnegative()),
    // Set alone for a price with a fraction of a penny.
    unit_amount_decimal: z.nullish(z.coerce.number().nonnegative()),
    currency: z.string().regex(/^[a-z]{3}$/),
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
  default_payment_method: paymentMethod,
  items: z.object({ data: z.tuple([item], item) }),
  status: z.enum(statuses),
  pause_collection: z.nullish(z.unknown()),
  start_date: moment,
  cancel_at: optionalMoment,
  canceled_at: optionalMoment,
  ended_at: optionalMoment,
  metadata: z.record(z.string(), z.string()),
});

/**
 * Asks the provider for a subscription. It is ours if its price is on our list or it began in our checkout, because the
 * account may sell other things too. Rejects with the library's error, or a ZodError if the response is not a
 * subscription in the API version of the library.
 */
export async function readSubscription(
  stripe: Stripe,
  id: string,
  prices: ReadonlyMap<string, string> | undefined,
) {
  const retrieve = (...more: string[]) =>
    stripe.subscriptions.retrieve(id, { expand: ["customer", "latest_invoice", ...more] });
  const answer = await retrieve(
    "default_payment_method",
    "customer.invoice_settings.default_payment_method",
  ).catch((error: unknown) => {
    // A restricted key may lack this permission.
    if (error instanceof Stripe.errors.StripePermissionError) return retrieve();
    throw error;
  });
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
) {
  const { customer, items, latest_invoice, metadata } = subscription;
  const [{ current_period_end }] = items.data;
  const [price, ...others] = sumsOf(items.data);
  const isPaused = subscription.pause_collection && !/^(incomplete|canceled)/.test(subscription.status);
  const status = isPaused ? "paused" : subscription.status;
  // An open invoice alone may be a payment in progress, such as a direct debit.
  const owes = status === "past_due" || status === "unpaid";
  const unpaid = owes ? latest_invoice : null;
  const failed = unpaid?.status === "open" && unpaid.attempted ? unpaid : null;
  const paid = latest_invoice?.status === "paid" ? latest_invoice : null;
  const method = subscription.default_payment_method ?? customer.invoice_settings?.default_payment_method;
  return {
    provider_id: subscription.id,
    customer_id: customer.id,
    is_live: subscription.livemode,
    customer_name: customer.name || null,
    customer_email: customer.email && customer.email.length <= 320 ? customer.email : null,
    package: packageName(items.data, metadata["price"], prices),
    ...price,
    further_prices: others.map(subscriptionPrice).join(" + ") || null,
    status,
    origin: checkoutPages.find((page) => page === metadata["page"]) ?? null,
    started_at: subscription.start_date,
    period_ends_at: current_period_end,
    cancels_at: subscription.cancel_at ?? subscription.ended_at,
    ended_at: subscription.ended_at,
    payment_failed_at: unpaid?.created ?? null,
    payment_retries_at: unpaid?.next_payment_attempt ?? null,
    unpaid_amount: unpaid?.amount_remaining ?? null,
    card_expires_at: method?.card ? expiryOf(method.card) : null,
    paid_at: paid && (paid.status_transitions?.paid_at ?? paid.created),
    paid_amount: paid?.amount_paid ?? null,
    paid_invoice: paid?.number ?? null,
    /** The invoice that failed, or null. */
    failed_invoice: failed?.id ?? null,
    cancelled_at: subscription.canceled_at,
  } satisfies Partial<Row<"subscriptions">> & { failed_invoice: string | null; cancelled_at: string | null };
}

/** A card works until the end of its month. Returns null for a date that the database would refuse. */
function expiryOf({ exp_month, exp_year }: { exp_month: number; exp_year: number }): string | null {
  const isDate = exp_month >= 1 && exp_month <= 12 && exp_year >= 2000 && exp_year < 2100;
  return isDate ? new Date(Date.UTC(exp_year, exp_month, 1)).toISOString() : null;
}

type Item = z.infer<typeof item>;

type Sum = Pick<Row<"subscriptions">, "amount" | "currency" | "billing_period">;

/** List prices, before discounts and tax. Adds up those with the same currency and period. */
function sumsOf(items: readonly Item[]): [Sum, ...Sum[]] {
  const sums = new Map<string, Sum>();
  for (const { price, quantity } of items) {
    const { currency, unit_amount, unit_amount_decimal } = price;
    const { interval, interval_count: count } = price.recurring ?? { interval: "month", interval_count: 1 };
    const billing_period = count === 1 ? interval : `${count} ${interval}s`;
    const amount = Math.round((unit_amount ?? unit_amount_decimal ?? 0) * (quantity ?? 1));
    const key = `${currency} ${billing_period}`;
    sums.set(key, { amount: (sums.get(key)?.amount ?? 0) + amount, currency, billing_period });
  }
  return [...sums.values()] as [Sum, ...Sum[]];
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
