import type { Row } from "@brightwren/functions/contracts/database-types";
import { formatBritishDate } from "../blog/format-date.ts";
import { getConnection } from "../supabase/connection.ts";
import { type PageRequest, queryKeysFor } from "../supabase/list.ts";

export { subscriptionPrice } from "@brightwren/functions/contracts/format-price";

export type Subscription = Row<"subscriptions">;

/** The kickoff checklist, in order. Each column holds when an owner ticked the step. */
export const kickoffSteps = [
  { column: "contacted_at", label: "Contacted (due within 24 hours)", action: "contact the customer" },
  { column: "changes_received_at", label: "Changes received", action: "get their changes" },
  { column: "changes_made_at", label: "Changes made", action: "make the changes" },
  { column: "reviewed_at", label: "Reviewed and signed off", action: "get their sign-off" },
  { column: "live_at", label: "Live", action: "put the site live" },
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

/** A subscription to do has a failed payment or an unfinished kickoff. Active ones include those to do. */
export type ListedState = "to-do" | "active" | "ended";

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

/** When the first contact is due, in milliseconds since 1970: the site promises it within 24 hours. */
export const contactDueAt = ({ started_at }: Pick<Subscription, "started_at">): number =>
  Date.parse(started_at) + day;

/**
 * When the contact of customers stops being announced as due, in milliseconds after their start. Customers from before
 * this checklist were contacted without a tick.
 */
export const contactTrackedFor = 30 * day;

/** Whether the customer still awaits the first contact. False after `contactTrackedFor`. */
export const awaitsContact = (
  subscription: Pick<Subscription, "contacted_at" | "started_at">,
  now: number,
): boolean =>
  subscription.contacted_at === null && now - Date.parse(subscription.started_at) <= contactTrackedFor;

export const isContactOverdue = (
  subscription: Pick<Subscription, "contacted_at" | "started_at">,
  now: number,
): boolean => awaitsContact(subscription, now) && now > contactDueAt(subscription);

export const originNames: Record<NonNullable<Subscription["origin"]>, string> = {
  home: "Home page",
  services: "Services page",
};

/** Whether the practice checkout created the subscription. */
export const isPractice = ({ provider_id }: Pick<Subscription, "provider_id">): boolean =>
  provider_id.startsWith("sub_practice");

/** The subscription in the provider's dashboard, or the list of practice subscriptions. */
export function dashboardLink(subscription: Pick<Subscription, "provider_id" | "is_live">): string {
  if (isPractice(subscription)) return `${getConnection().url}/practice-checkout/subscriptions`;
  const { is_live, provider_id } = subscription;
  return `https://dashboard.stripe.com/${is_live ? "" : "test/"}subscriptions/${provider_id}`;
}

export type SubscriptionFilter = {
  /** Undefined matches every subscription. */
  state?: ListedState | undefined;
  /** Searches name, email, package and the provider's id, ignoring case. */
  search?: string | undefined;
};

export type SubscriptionListRequest = SubscriptionFilter & PageRequest;

export const subscriptionKeys = queryKeysFor<SubscriptionListRequest>("subscriptions", "subscription");
