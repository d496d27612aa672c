import { serverNow } from "@brightwren/core/supabase/server-clock";
import {
  contactDueAt,
  formatPrice,
  hasFailedPayment,
  isPractice,
  kickoffSteps,
  type Subscription,
  type SubscriptionMail,
} from "@brightwren/core/subscriptions/subscription";
import { formatCount, formatMoment, londonDay } from "../parts/format.ts";
import type { SubscriptionTab } from "./subscription-filter.ts";

export const tabLabels: Record<SubscriptionTab, string> = {
  "to-do": "To do",
  active: "Active",
  ended: "Ended",
  all: "All",
};

export const emptyTabs: Record<SubscriptionTab, { title: string; text: string }> = {
  "to-do": {
    title: "Nothing to do",
    text: "New subscriptions appear here until their kickoff is finished, and again if a payment fails.",
  },
  active: { title: "No active subscriptions", text: "Subscriptions appear here while they run." },
  ended: { title: "No subscription has ended", text: "Subscriptions appear here after their last day." },
  all: {
    title: "No subscriptions yet",
    text: "Subscriptions bought on the site will appear here.",
  },
};

export const offlineMessage = {
  title: "You’re offline",
  text: "Subscriptions are never stored on this computer. They’ll load automatically when you reconnect.",
};

export const countSubscriptions = (count: number): string =>
  formatCount(count, "subscription", "subscriptions");

export const customerOf = ({
  customer_name,
  customer_email,
}: Pick<Subscription, "customer_name" | "customer_email">): string =>
  customer_name || customer_email || "Unknown customer";

/** The package and its price, such as 'Starter, £39.99 a month'. */
export const packageSentence = (
  subscription: Pick<Subscription, "package" | "amount" | "currency">,
): string => `${subscription.package ?? "Unknown package"}, ${formatPrice(subscription)} a month`;

export const originLabels: Record<NonNullable<Subscription["origin"]>, string> = {
  home: "Home page",
  services: "Services page",
};

export const dashboardLabel = (subscription: Subscription): string =>
  isPractice(subscription) ? "Open the practice payments" : "Open in Stripe";

/** Says by when to contact the customer. Undefined once they have been contacted. */
export function contactSentence(
  subscription: Pick<Subscription, "contacted_at" | "started_at">,
  now = serverNow(),
): string | undefined {
  if (subscription.contacted_at) return undefined;
  const due = contactDueAt(subscription);
  const moment = formatMoment(new Date(due).toISOString());
  return now > due ? `Contact overdue since ${moment}` : `Contact by ${moment}`;
}

/** Says what to do next. Undefined if there is nothing to do. */
export function nextStep(subscription: Subscription, now = serverNow()): string | undefined {
  const { payment_failed_at } = subscription;
  if (payment_failed_at && hasFailedPayment(subscription))
    return `Payment failed on ${formatMoment(payment_failed_at)}`;
  const next = kickoffSteps.find(({ column }) => subscription[column] === null);
  return contactSentence(subscription, now) ?? (next && `Next: ${next.label.toLowerCase()}`);
}

export const mailNames: Record<SubscriptionMail["kind"], string> = {
  confirmation: "Confirmation to the customer",
  new: "New subscription, to you",
  payment_failed: "Failed payment, to you",
  cancelled: "Cancellation, to you",
};

export function mailSentence({ mail_state, mail_error, mail_attempts }: SubscriptionMail): string {
  switch (mail_state) {
    case "sent":
      return "Sent.";
    case "pending":
      return "Waiting to be sent.";
    case "failed": {
      const times = mail_attempts === 1 ? "once" : `${mail_attempts} times`;
      return `We couldn’t send this (tried ${times}). ${mail_error ?? ""}`.trim();
    }
  }
}

export const exportName = (tab: SubscriptionTab, now: Date): string =>
  `subscriptions-${tab}-${londonDay(now)}.csv`;
