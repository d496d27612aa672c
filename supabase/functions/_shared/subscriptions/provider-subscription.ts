import type { Stripe } from "stripe";
import { z } from "zod";
import { checkoutPackages } from "../contracts/checkout-packages.ts";
import { checkoutPages } from "../contracts/create-checkout.ts";
import type { Row } from "../contracts/database-types.ts";

/** Seconds since 1970, or an ISO timestamp. */
const moment = z.int().transform((seconds) => new Date(seconds * 1000).toISOString());
const optionalMoment = z.nullish(moment).transform((at) => at ?? null);

const customer = z.union([
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
  price: z.object({ id: z.string(), unit_amount: z.nullish(z.int().nonnegative()), currency: z.string() }),
  quantity: z.nullish(z.int().positive()),
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
  customer,
  latest_invoice: z.nullish(invoice),
  items: z.object({ data: z.tuple([item], item) }),
  status: z.enum(statuses),
  start_date: moment,
  cancel_at: optionalMoment,
  canceled_at: optionalMoment,
  ended_at: optionalMoment,
  metadata: z.record(z.string(), z.string()),
});

export type ReportedSubscription = Pick<
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
  return { reported, isOurs: reported.package !== null || subscription.metadata["page"] !== undefined };
}

function toReported(
  subscription: z.infer<typeof subscriptionSchema>,
  prices: ReadonlyMap<string, string> | undefined,
): ReportedSubscription {
  const { items, latest_invoice, metadata } = subscription;
  const [{ price, quantity }] = items.data;
  const failed = latest_invoice?.status === "open" && latest_invoice.attempted ? latest_invoice : null;
  const hasEnded = subscription.ended_at !== null;
  return {
    provider_id: subscription.id,
    customer_id: subscription.customer.id,
    is_live: subscription.livemode,
    customer_name: subscription.customer.name ?? null,
    customer_email: subscription.customer.email ?? null,
    package: packageName(price.id, metadata["price"], prices),
    amount: (price.unit_amount ?? 0) * (quantity ?? 1),
    currency: price.currency,
    status: subscription.status,
    origin: checkoutPages.find((page) => page === metadata["page"]) ?? null,
    started_at: subscription.start_date,
    period_ends_at: items.data[0].current_period_end,
    cancels_at: subscription.cancel_at ?? subscription.ended_at,
    ended_at: subscription.ended_at,
    payment_failed_at: hasEnded ? null : (failed?.created ?? null),
    failed_invoice: hasEnded ? null : (failed?.id ?? null),
    cancelled_at: subscription.canceled_at,
  };
}

/** Prefers the price that is charged now, because an owner may change the package in the provider's dashboard. */
function packageName(
  charged: string,
  chosen: string | undefined,
  prices: ReadonlyMap<string, string> | undefined,
): string | null {
  const ours = checkoutPackages.find(
    ({ priceId }) => priceId === charged || prices?.get(priceId) === charged,
  );
  return (ours ?? checkoutPackages.find(({ priceId }) => priceId === chosen))?.name ?? null;
}
