import { countNewEnquiriesQuery } from "@brightwren/core/enquiries/read-enquiries";
import { attentionQuery } from "@brightwren/core/subscriptions/read-subscriptions";
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
  useArrivals(enquiries, enquiryNotice);
  useArrivals(subscriptions?.filter(({ contacted_at }) => !contacted_at).length, subscriptionNotice);
  useArrivals(subscriptions?.filter(({ payment_failed_at }) => payment_failed_at).length, failureNotice);
  return waiting;
}

function useIconCount(count: number): void {
  const host = useHost();
  useEffect(() => host.showCount?.(count), [count, host]);
  // Hides the count after sign-out.
  useEffect(() => () => host.showCount?.(0), [host]);
}

type Notice = { title: string; body: string; path: string };

/** `count` is undefined until it has loaded. `noticeOf` must be constant. */
function useArrivals(count: number | undefined, noticeOf: (arrived: number, count: number) => Notice): void {
  const host = useHost();
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (count === undefined) return;
    const arrived = count - (known.current ?? count);
    known.current = count;
    if (arrived > 0) host.notify(noticeOf(arrived, count));
  }, [count, noticeOf, host]);
}

const enquiryNotice = (arrived: number, count: number): Notice => ({
  title: arrived === 1 ? "New enquiry" : `${arrived} new enquiries`,
  body: `${formatCount(count, "enquiry is", "enquiries are")} waiting for a reply.`,
  path: adminPaths.enquiries,
});

const subscriptionNotice = (arrived: number, count: number): Notice => ({
  title: arrived === 1 ? "New subscription" : `${arrived} new subscriptions`,
  body: `${formatCount(count, "customer is", "customers are")} waiting for you to get in touch.`,
  path: adminPaths.subscriptions,
});

const failureNotice = (arrived: number, count: number): Notice => ({
  title: arrived === 1 ? "Payment failed" : `${arrived} payments failed`,
  body: `${formatCount(count, "subscription has", "subscriptions have")} an unpaid invoice.`,
  path: adminPaths.subscriptions,
});
