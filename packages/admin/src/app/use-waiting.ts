import { countNewEnquiriesQuery } from "@brightwren/core/enquiries/read-enquiries";
import { attentionQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import {
  awaitsContact,
  hasFailedPayment,
  type Subscription,
} from "@brightwren/core/subscriptions/subscription";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import { waits } from "@brightwren/core/waits";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { useHost } from "../host/host.ts";
import { formatCount } from "../parts/format.ts";

/**
 * Polls what is waiting for the owner, shows the total on the app's icon and notifies of arrivals. While offline, the
 * last counts remain.
 */
export function useWaiting(): { enquiries: number; subscriptions: number } {
  const isReachable = useReachable();
  const polled = { refetchInterval: isReachable && waits.arrivals, refetchIntervalInBackground: true };
  const { data: enquiries } = useQuery({ ...countNewEnquiriesQuery(), ...polled });
  const { data: subscriptions } = useQuery({ ...attentionQuery(), ...polled });
  const waiting = { enquiries: enquiries ?? 0, subscriptions: subscriptions?.length ?? 0 };
  useIconCount(waiting.enquiries + waiting.subscriptions);
  useEnquiryNotice(enquiries);
  useSubscriptionNotices(subscriptions);
  return waiting;
}

function useIconCount(count: number): void {
  const host = useHost();
  useEffect(() => host.showCount?.(count), [count, host]);
  // Hides the count after sign-out.
  useEffect(() => () => host.showCount?.(0), [host]);
}

/** `count` is undefined until it has loaded. */
function useEnquiryNotice(count: number | undefined): void {
  const host = useHost();
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (count === undefined) return;
    const arrived = count - (known.current ?? count);
    known.current = count;
    if (arrived <= 0) return;
    host.notify({
      title: arrived === 1 ? "New enquiry" : `${arrived} new enquiries`,
      body: `${formatCount(count, "enquiry is", "enquiries are")} waiting for a reply.`,
      path: adminPaths.enquiries,
    });
  }, [count, host]);
}

/** `attention` is undefined until it has loaded. */
function useSubscriptionNotices(attention: readonly Subscription[] | undefined): void {
  const host = useHost();
  const known = useRef<{ seen: ReadonlySet<string>; failed: ReadonlySet<string> }>(undefined);
  useEffect(() => {
    if (!attention) return;
    const before = known.current;
    const failed = attention.filter(hasFailedPayment);
    known.current = {
      seen: new Set([...(before?.seen ?? []), ...idsOf(attention)]),
      failed: new Set(idsOf(failed)),
    };
    if (!before) return;
    const awaiting = attention.filter((subscription) => awaitsContact(subscription, serverNow()));
    const arrived = awaiting.filter(({ id }) => !before.seen.has(id));
    if (arrived.length > 0) host.notify(subscriptionNotice(arrived, awaiting.length));
    // A payment that was paid may fail again.
    const newlyFailed = failed.filter(({ id }) => !before.failed.has(id));
    if (newlyFailed.length > 0) host.notify(failureNotice(newlyFailed, failed.length));
  }, [attention, host]);
}

const idsOf = (subscriptions: readonly Subscription[]) => subscriptions.map(({ id }) => id);

type Notice = { title: string; body: string; path: string };

const subscriptionNotice = (arrived: readonly Subscription[], count: number): Notice => ({
  title: arrived.length === 1 ? "New subscription" : `${arrived.length} new subscriptions`,
  body: `${formatCount(count, "customer is", "customers are")} waiting for you to get in touch.`,
  path: pathOf(arrived),
});

const failureNotice = (arrived: readonly Subscription[], count: number): Notice => ({
  title: arrived.length === 1 ? "Payment failed" : `${arrived.length} payments failed`,
  body: `${formatCount(count, "subscription has", "subscriptions have")} an unpaid invoice.`,
  path: pathOf(arrived),
});

function pathOf(arrived: readonly Subscription[]): string {
  const [first, ...others] = arrived;
  return first && others.length === 0 ? adminPaths.subscription(first.id) : adminPaths.subscriptions;
}
