import {
  awaitsContact,
  contactDueAt,
  hasFailedPayment,
  isContactOverdue,
  isPractice,
  kickoffSteps,
  type ListedState,
  type Subscription,
  subscriptionPrice,
} from "@brightwren/core/subscriptions/subscription";
import { formatCount, formatDay, formatMoment } from "../parts/format.ts";
import type { ListKind, Tabs } from "../parts/list/list-address.ts";
import { offlineMessage } from "../parts/list/list-states.tsx";

const subscriptionTabs: Tabs<ListedState> = {
  "to-do": {
    label: "To do",
    title: "Nothing to do",
    text: "New subscriptions appear here until their kickoff is finished, and again if a payment fails.",
  },
  active: {
    label: "Active",
    title: "No active subscriptions",
    text: "Subscriptions appear here while they run.",
  },
  ended: {
    label: "Ended",
    title: "No subscription has ended",
    text: "Subscriptions appear here after their last day.",
  },
  all: {
    label: "All",
    title: "No subscriptions yet",
    text: "Subscriptions bought on the site will appear here.",
  },
};

export const offline = offlineMessage("Subscriptions are never stored on this computer.");

export const subscriptionList: ListKind<ListedState> = {
  label: "Subscriptions",
  count: (subscriptions) => formatCount(subscriptions, "subscription", "subscriptions"),
  tabs: subscriptionTabs,
  tabsLabel: "Subscriptions by state",
  param: "state",
};

export const customerOf = ({
  customer_name,
  customer_email,
}: Pick<Subscription, "customer_name" | "customer_email">): string =>
  customer_name || customer_email || "Unknown customer";

/** The package and its price, such as 'Starter, £39.99 a month'. */
export const packageSentence = (subscription: Subscription): string =>
  `${subscription.package ?? "Unknown package"}, ${subscription.customer_id ? subscriptionPrice(subscription) : "unknown price"}`;

export const dashboardLabel = (subscription: Subscription): string =>
  isPractice(subscription) ? "Open the practice payments" : "Open in Stripe";

/** Says by when to contact the customer. Undefined unless they await the first contact. */
export function contactSentence(
  subscription: Pick<Subscription, "contacted_at" | "started_at">,
  now: number,
): string | undefined {
  if (!awaitsContact(subscription, now)) return undefined;
  const moment = formatMoment(new Date(contactDueAt(subscription)).toISOString());
  return isContactOverdue(subscription, now) ? `Contact overdue since ${moment}` : `Contact by ${moment}`;
}

const failureSentence = ({ payment_failed_at }: Pick<Subscription, "payment_failed_at">): string =>
  payment_failed_at ? `Payment failed, unpaid since ${formatDay(payment_failed_at)}` : "Payment failed";

/** Says what the payment provider does about a failed payment, and what the owner can do. */
export const failureAdvice = (subscription: Pick<Subscription, "payment_failed_at" | "status">): string =>
  `${failureSentence(subscription)}. ${
    subscription.status === "unpaid"
      ? "The payment provider has stopped trying, so ask the customer to update their card."
      : "The payment provider tries again automatically. If it keeps failing, ask the customer to check their card."
  }`;

/** Says what to do next. Undefined if there is nothing to do. */
export function nextStep(subscription: Subscription, now: number): string | undefined {
  if (subscription.unread) return "Payment event could not be read";
  if (hasFailedPayment(subscription)) return failureSentence(subscription);
  const next = kickoffSteps.find(({ column }) => subscription[column] === null);
  return contactSentence(subscription, now) ?? (next && `Next: ${next.action}`);
}

/** Whether a payment failed, an event could not be read or the first contact is overdue. */
export const isUrgent = (subscription: Subscription, now: number): boolean =>
  subscription.unread !== null || hasFailedPayment(subscription) || isContactOverdue(subscription, now);
