import { studio } from "@brightwren/brand";
import { paths } from "@brightwren/core/paths";
import { Part } from "@brightwren/ui/part";
import { Wordmark } from "@brightwren/ui/wordmark";
import { useRef, useEffect } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { type CountedName, type ListedScreen, listedNames, listedScreens } from "../host/admin-screens.ts";
import { useHost, usePerform } from "../host/host.ts";
import { ownerActions } from "../host/owner-actions.ts";
import { useCurrentInView } from "../parts/use-current-in-view.ts";
import styles from "./frame-header.module.css";
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
import { useReachable } from "../host/connectivity.ts";
import { formatCount } from "../parts/format.ts";

const tabs = listedNames.filter((name) => listedScreens[name].tab);

export function FrameHeader() {
  const { siteUrl } = useHost();
  const perform = usePerform();
  const waiting: Partial<Record<string, number>> = useWaiting();
  const row = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useCurrentInView(row, pathname);
  return (
    <header className={styles.header}>
      <Part>
        <div className={`grid align-end gap-x-4 ${styles.bar}`}>
          <Link
            to={adminPaths.overview}
            className={`touch ${styles.home}`}
            aria-label={`${studio.name}, overview`}
          >
            <Wordmark />
          </Link>
          <nav aria-label="Main" className={styles.nav}>
            <ul ref={row} role="list" className={styles.tabs}>
              {tabs.map((name) => {
                const { path, label, tab }: ListedScreen = listedScreens[name];
                return (
                  <li key={name}>
                    <NavLink
                      to={path}
                      end={name === "overview" && pathname !== adminPaths.mails}
                      className={`row hint ${styles.tab}`}
                    >
                      <span>{label}</span>
                      {typeof tab === "object" ? (
                        <Count count={waiting[name] ?? 0} what={tab.counts} />
                      ) : null}
                    </NavLink>
                  </li>
                );
              })}
            </ul>
          </nav>
          <div className={`gap-2 ${styles.ways}`}>
            <button
              type="button"
              className={`touch bare small ${styles.way}`}
              aria-label={ownerActions.palette.label}
              title="Ctrl or Cmd + K"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => perform("palette")}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
                <circle cx="8.5" cy="8.5" r="5.5" stroke="currentColor" strokeWidth="1.75" />
                <path d="m13 13 4.5 4.5" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
              </svg>
            </button>
            <a
              href={siteUrl + paths.home}
              className={`touch bare small ${styles.way}`}
              onClick={(event) => {
                event.preventDefault();
                perform("view-site");
              }}
            >
              {ownerActions["view-site"].label}
            </a>
            <NavLink to={adminPaths.account} className={`touch bare small ${styles.way}`}>
              {ownerActions.account.label}
            </NavLink>
            <button
              type="button"
              className={`touch bare small ${styles.way}`}
              onClick={() => perform("logout")}
            >
              {ownerActions.logout.label}
            </button>
          </div>
        </div>
      </Part>
    </header>
  );
}

/** Keeps its room at 0, so that the tabs do not move when the counts arrive. */
function Count({ count, what }: { count: number; what: string }) {
  return (
    <span className={styles.count} hidden={count === 0}>
      {count === 0 ? null : (
        <>
          {count}
          <span className="visually-hidden">{` ${what}`}</span>
        </>
      )}
    </span>
  );
}

/**
 * Polls what is waiting for the owner, shows the total on the app's icon and notifies of arrivals. While offline, the
 * last counts remain.
 */
function useWaiting(): Record<CountedName, number> {
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
    if (arrived.length > 0)
      host.notify({
        title: arrived.length === 1 ? "New subscription" : `${arrived.length} new subscriptions`,
        body: `${formatCount(awaiting.length, "customer is", "customers are")} waiting for you to get in touch.`,
        path: pathOf(arrived),
      });
    // A payment that was paid may fail again.
    const newlyFailed = failed.filter(({ id }) => !before.failed.has(id));
    if (newlyFailed.length > 0)
      host.notify({
        title: newlyFailed.length === 1 ? "Payment failed" : `${newlyFailed.length} payments failed`,
        body: `${formatCount(failed.length, "subscription has", "subscriptions have")} an unpaid invoice.`,
        path: pathOf(newlyFailed),
      });
  }, [attention, host]);
}

const idsOf = (subscriptions: readonly Subscription[]) => subscriptions.map(({ id }) => id);

function pathOf(arrived: readonly Subscription[]): string {
  const [first, ...others] = arrived;
  return first && others.length === 0 ? adminPaths.subscription(first.id) : adminPaths.subscriptions;
}
