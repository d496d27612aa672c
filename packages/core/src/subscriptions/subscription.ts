import type { Row } from "@brightwren/functions/contracts/database-types";
import { formatPrice } from "@brightwren/functions/contracts/format-price";
import { providerPage } from "@brightwren/functions/contracts/provider-page";
import { formatBritishDate } from "../blog/format-date.ts";
import { getConnection } from "../supabase/connection.ts";
import { type PageRequest, queryKeysFor } from "../supabase/list.ts";

export { subscriptionPrice } from "@brightwren/functions/contracts/format-price";
export { isPractice } from "@brightwren/functions/contracts/provider-page";

export type Subscription = Row<"subscriptions">;

/** The kickoff checklist, in order. Each column holds when an owner ticked the step. `mark`: the button that does. */
export const kickoffSteps = [
  {
    column: "contacted_at",
    label: "Contacted (due within 24 hours)",
    action: "contact the customer",
    mark: "Mark as contacted",
  },
  {
    column: "changes_received_at",
    label: "Changes received",
    action: "get their changes",
    mark: "Mark as received",
  },
  { column: "changes_made_at", label: "Changes made", action: "make the changes", mark: "Mark as made" },
  {
    column: "reviewed_at",
    label: "Reviewed and signed off",
    action: "get their sign-off",
    mark: "Mark as signed off",
  },
  { column: "live_at", label: "Live", action: "put the site live", mark: "Mark as live" },
] as const;

export type KickoffColumn = (typeof kickoffSteps)[number]["column"];

/** The provider's statuses of subscriptions that have begun and not ended. */
export const runningStatuses = [
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
] as const satisfies Subscription["status"][];

export const endedStatuses = ["canceled", "incomplete_expired"] as const satisfies Subscription["status"][];

export const isRunning = ({ status }: Pick<Subscription, "status">): boolean =>
  (runningStatuses as readonly string[]).includes(status);

export const unpaidStatuses = ["past_due", "unpaid"] as const satisfies Subscription["status"][];

/** Whether the customer owes a payment that failed. The date of the failure may be unknown. */
export const hasFailedPayment = (subscription: Pick<Subscription, "status" | "payment_failed_at">): boolean =>
  (unpaidStatuses as readonly string[]).includes(subscription.status) ||
  (subscription.payment_failed_at !== null && isRunning(subscription));

/**
 * To do: a failed payment, an unreadable event, a customer who awaits the first contact, or a site that is late. Active
 * ones include those to do.
 */
export type ListedState = "to-do" | "active" | "ended" | "paying" | "failed" | "sites";

/** Describes the state in a few words, such as 'Active' or 'Ends on 5 March 2026'. */
export function subscriptionState(
  subscription: Pick<Subscription, "unread" | "status" | "payment_failed_at" | "cancels_at">,
): string {
  const { status, cancels_at } = subscription;
  if (subscription.unread) return "Could not be read";
  if (hasFailedPayment(subscription)) return "Payment failed";
  if (isRunning(subscription) && cancels_at) return `Ends on ${formatBritishDate(cancels_at)}`;
  return stateNames[status];
}

const stateNames: Record<Subscription["status"], string> = {
  incomplete: "First payment pending",
  incomplete_expired: "Never paid",
  trialing: "Trial",
  active: "Active",
  past_due: "Payment failed",
  unpaid: "Payment failed",
  paused: "Paused",
  canceled: "Ended",
};

const day = 24 * 3_600_000;

type Kickoff = Pick<Subscription, "started_at" | KickoffColumn>;
type Sum = { amount: number; currency: string };

/** When the first contact is due, in milliseconds since 1970: the site promises it within 24 hours. */
export const contactDueAt = ({ started_at }: Pick<Subscription, "started_at">): number =>
  Date.parse(started_at) + day;

/** How long after the start the site is due: the thank-you page promises it within 7 days. */
export const siteDueAfter = 7 * day;

/**
 * How long a kickoff without a tick is tracked. Customers from before this checklist were contacted without a tick.
 */
export const kickoffTrackedFor = 30 * day;

/** Whether the customer still awaits the first contact. False after `kickoffTrackedFor`. */
export const awaitsContact = (
  subscription: Pick<Subscription, "contacted_at" | "started_at">,
  now: number,
): boolean =>
  subscription.contacted_at === null && now - Date.parse(subscription.started_at) <= kickoffTrackedFor;

/** Whether the customer still awaits the site. False after `kickoffTrackedFor`, unless a step was ticked. */
export const awaitsSite = (subscription: Kickoff, now: number): boolean =>
  subscription.live_at === null &&
  (awaitsContact(subscription, now) || kickoffSteps.some(({ column }) => subscription[column] !== null));

/** What is due next, and since or until when. Undefined if nothing is, or if the date of a failure is unknown. */
export function nextDue(
  subscription: Kickoff & Pick<Subscription, "status" | "payment_failed_at">,
  now: number,
): { what: "Payment" | "Contact" | "Site"; at: number } | undefined {
  const { payment_failed_at, started_at } = subscription;
  if (!isRunning(subscription)) return undefined;
  if (hasFailedPayment(subscription))
    return payment_failed_at === null ? undefined : { what: "Payment", at: Date.parse(payment_failed_at) };
  if (awaitsContact(subscription, now)) return { what: "Contact", at: contactDueAt(subscription) };
  if (!awaitsSite(subscription, now)) return undefined;
  return { what: "Site", at: Date.parse(started_at) + siteDueAfter };
}

/** When the provider next collects a payment, or null. */
export function nextPaymentAt(subscription: Subscription): string | null {
  const { status, cancels_at, period_ends_at, payment_retries_at } = subscription;
  if (hasFailedPayment(subscription)) return payment_retries_at;
  return (status === "active" || status === "trialing") && !cancels_at ? period_ends_at : null;
}

/** The price per month, without prices in another currency or period. */
export function monthlySum({
  amount,
  currency,
  billing_period,
}: Sum & Pick<Subscription, "billing_period">): Sum {
  const [, count = "1", unit = "month"] = /^(?:(\d+) )?(\w+?)s?$/.exec(billing_period) ?? [];
  const perYear = { day: 365, week: 52, month: 12, year: 1 }[unit] ?? 12;
  return { amount: Math.round((amount * perYear) / 12 / Number(count)), currency };
}

/** What the customer owes, or the price if the provider did not report it. */
export const unpaidSum = ({
  unpaid_amount,
  amount,
  currency,
}: Sum & Pick<Subscription, "unpaid_amount">): Sum => ({
  amount: unpaid_amount ?? amount,
  currency,
});

/** Formats the total, such as '£1,250.00', or '£20.00 + €5.00'. */
export function formatTotal(sums: readonly Sum[]): string {
  const totals = new Map<string, number>();
  for (const { amount, currency } of sums) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  if (totals.size === 0) totals.set("gbp", 0);
  return [...totals].map(([currency, amount]) => formatPrice({ amount, currency })).join(" + ");
}

export const originNames: Record<NonNullable<Subscription["origin"]>, string> = {
  home: "Home page",
  services: "Services page",
};

/** The subscription in the provider's dashboard, or the list of practice subscriptions. */
export const dashboardLink = (subscription: Pick<Subscription, "provider_id" | "is_live">): string =>
  providerPage(subscription) ?? `${getConnection().url}/practice-checkout/subscriptions`;

export type SubscriptionFilter = {
  /** Undefined matches every subscription. */
  state?: ListedState | undefined;
  /** Searches name, email, package and the provider's id, ignoring case. */
  search?: string | undefined;
};

export type SubscriptionListRequest = SubscriptionFilter & PageRequest;

export const subscriptionKeys = queryKeysFor<SubscriptionListRequest>("subscriptions", "subscription");
