import { mailtoAddress } from "@brightwren/core/enquiries/reply-link";
import { subscriptionQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import {
  dashboardLink,
  hasFailedPayment,
  originNames,
  type Subscription,
  subscriptionPrice,
  subscriptionState,
} from "@brightwren/core/subscriptions/subscription";
import { buttonClass } from "@brightwren/ui/button-class";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { formatDay, formatMoment } from "../parts/format.ts";
import { DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { KickoffChecklist } from "./kickoff-checklist.tsx";
import {
  customerOf,
  dashboardLabel,
  failureAdvice,
  offline,
  subscriptionList,
} from "./subscription-labels.ts";
import { SubscriptionMails } from "./subscription-mails.tsx";
import styles from "./subscription-screen.module.css";

export function Component() {
  const query = useRecord(subscriptionQuery);
  return (
    <RecordScreen
      what="Subscription"
      query={query}
      title={customerOf}
      list={{ label: subscriptionList.label, path: adminPaths.subscriptions }}
      offline={offline}
    >
      {(subscription) => (
        <RecordSheet
          key={subscription.id}
          aside={
            <>
              <DetailsList otherwise="not known" details={detailsOf(subscription)} />
              <SubscriptionMails subscription={subscription} />
            </>
          }
        >
          {subscription.unread ? (
            <p className={`measure ${styles.failure}`}>
              {`The payment provider’s last event could not be read, so these details may be out of date. “${dashboardLabel(subscription)}” shows the current ones. Event: ${subscription.unread}`}
            </p>
          ) : null}
          {hasFailedPayment(subscription) ? (
            <p className={`measure ${styles.failure}`}>{failureAdvice(subscription)}</p>
          ) : null}
          <KickoffChecklist stored={subscription} readAt={query.dataUpdatedAt} />
          <div className="cluster gap-3">
            {subscription.customer_email ? (
              <a href={mailtoAddress(subscription.customer_email)} className={buttonClass()}>
                Email the customer
              </a>
            ) : null}
            <DashboardLink subscription={subscription} />
          </div>
        </RecordSheet>
      )}
    </RecordScreen>
  );
}

function DashboardLink({ subscription }: { subscription: Subscription }) {
  const host = useHost();
  const href = dashboardLink(subscription);
  return (
    <a
      href={href}
      className={buttonClass({ kind: "outline" })}
      onClick={(event) => {
        event.preventDefault();
        host.openExternal(href);
      }}
    >
      {dashboardLabel(subscription)}
    </a>
  );
}

function detailsOf(subscription: Subscription) {
  const { customer_name, customer_email, origin, is_live } = subscription;
  const { status, started_at, period_ends_at, cancels_at, ended_at } = subscription;
  const isPaying = status === "active" || status === "trialing";
  const day = (at: string) => <time dateTime={at}>{formatDay(at)}</time>;
  return {
    State: subscriptionState(subscription),
    Customer: customer_name,
    Email: customer_email && <a href={mailtoAddress(customer_email)}>{customer_email}</a>,
    Package: subscription.package,
    Price: subscription.customer_id && subscriptionPrice(subscription),
    Since: <time dateTime={started_at}>{formatMoment(started_at)}</time>,
    ...(ended_at
      ? { Ended: day(ended_at) }
      : cancels_at
        ? { "Cancelled, ends on": day(cancels_at) }
        : period_ends_at && isPaying && { "Next payment": day(period_ends_at) }),
    ...(origin && { "Bought on": originNames[origin] }),
    ...(!is_live && { Money: "Test, not real money" }),
  };
}
