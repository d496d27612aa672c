import { mailtoAddress } from "@brightwren/core/enquiries/reply-link";
import type { runningSubscriptionsQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import {
  awaitsSite,
  formatTotal,
  hasFailedPayment,
  isPractice,
  isRunning,
  kickoffSteps,
  type ListedState,
  monthlySum,
  nextDue,
  siteDueAfter,
  type Subscription,
  subscriptionPrice,
  unpaidSum,
} from "@brightwren/core/subscriptions/subscription";
import { formatCount, formatShortDay, formatSpan } from "../parts/format.ts";
import type { ListKind, Tabs } from "../parts/list/list-address.ts";
import { offlineMessage } from "../parts/list/list-states.tsx";

const subscriptionTabs: Tabs<ListedState> = {
  "to-do": {
    label: "To do",
    title: "Nothing to do",
    text: "Failed payments, customers who wait for you to get in touch and sites that are late appear here.",
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
  paying: {
    label: "Money a month",
    title: "No paying customers",
    text: "Subscriptions appear here while their payments are collected.",
    isFigure: true,
  },
  failed: {
    label: "Failed payments",
    title: "No failed payments",
    text: "Subscriptions appear here when a payment fails.",
    isFigure: true,
  },
  sites: {
    label: "Sites due",
    title: "No sites due",
    text: "New subscriptions appear here until their site is live.",
    isFigure: true,
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

export const paymentsLabel = (subscription: Subscription): string =>
  isPractice(subscription) ? "All practice payments" : "All payments in Stripe";

const lateness = (at: number, now: number) =>
  now > at ? `${formatSpan(now - at)} late` : `in ${formatSpan(at - now)}`;

/** Such as '5 h late'. */
export function lateBy(subscription: Subscription, now: number): string | undefined {
  const due = nextDue(subscription, now);
  return due && lateness(due.at, now);
}

/** Such as 'Site, 2 days late'. The step and the state already name a first contact and a failed payment. */
export function dueSentence(subscription: Subscription, now: number): string | undefined {
  const late = lateBy(subscription, now);
  return nextDue(subscription, now)?.what === "Site" ? `Site, ${late}` : late;
}

/** Says how much is unpaid since when. */
export const failureSentence = (subscription: Subscription): string =>
  `${unpaidSentence(subscription)}${subscription.payment_failed_at ? `, unpaid since ${formatShortDay(subscription.payment_failed_at)}` : ""}`;

export const unpaidSentence = (subscription: Subscription): string =>
  `Payment failed: ${formatTotal([unpaidSum(subscription)])}`;

/** Says what the payment provider does about a failed payment, and what the owner can do. */
export const failureAdvice = ({ payment_retries_at }: Subscription): string =>
  payment_retries_at
    ? `The payment provider tries again on ${formatShortDay(payment_retries_at)}. If it keeps failing, ask the customer to check their card.`
    : "The payment provider has stopped trying, so ask the customer to update their card.";

/** Says what to do next. Undefined if there is nothing to do. */
export function nextStep(subscription: Subscription): string | undefined {
  if (!isRunning(subscription)) return undefined;
  if (subscription.unread) return "Payment event could not be read";
  if (hasFailedPayment(subscription)) return `Next: ask for ${formatTotal([unpaidSum(subscription)])}`;
  const next = kickoffSteps.find(({ column }) => subscription[column] === null);
  return next && `Next: ${next.action}`;
}

/** Whether a payment failed, an event could not be read, or the first contact or the site is late. */
export const isUrgent = (subscription: Subscription, now: number): boolean =>
  subscription.unread !== null || (nextDue(subscription, now)?.at ?? now) < now;

/** An email that asks for a failed payment, or about the new website. */
export function customerEmail(subscription: Subscription): string | undefined {
  const { customer_email, customer_name } = subscription;
  const [subject, request] = hasFailedPayment(subscription)
    ? [
        "Your payment did not go through",
        `the last payment of ${formatTotal([unpaidSum(subscription)])} for your website did not go through. Could you check your card, or update it?`,
      ]
    : ["Your website", ""];
  const body = `Hello ${customer_name ?? ""},\n\n${request}`.replace(" ,", ",");
  return customer_email ? mailtoAddress(customer_email, { subject, body }) : undefined;
}

type Running = Awaited<ReturnType<ReturnType<typeof runningSubscriptionsQuery>["queryFn"]>>[number];

/** The figures of the running subscriptions. Test money counts only if there is no other. */
export function subscriptionFigures(running: readonly Running[] = [], now: number) {
  const paying = running.filter(({ status }) => status === "active" || status === "past_due");
  const real = paying.filter(({ is_live }) => is_live);
  const failed = running.filter(hasFailedPayment);
  const sites = running.filter((subscription) => awaitsSite(subscription, now));
  const tests = paying.length - real.length;
  const [next] = sites;
  const due = next && lateness(Date.parse(next.started_at) + siteDueAfter, now);
  return {
    paying: {
      value: formatTotal((real.length > 0 ? real : paying).map(monthlySum)),
      note: `from ${formatCount(paying.length, "customer", "customers")}${tests > 0 ? `, ${tests} of them a test` : ""}`,
    },
    failed: {
      value: String(failed.length),
      note: failed.length > 0 ? `${formatTotal(failed.map(unpaidSum))} unpaid` : "All paid",
    },
    sites: {
      value: String(sites.length),
      note: next ? `Next: ${customerOf(next)}, ${due}` : "All live",
    },
  };
}
