import { mailtoAddress } from "@brightwren/core/enquiries/reply-link";
import {
  dashboardLink,
  hasFailedPayment,
  originNames,
  type Subscription,
  subscriptionPrice,
  subscriptionState,
} from "@brightwren/core/subscriptions/subscription";
import { buttonClass } from "@brightwren/ui/button-class";
import type { ReactNode } from "react";
import { useHost } from "../host/host.ts";
import { formatDay, formatMoment } from "../parts/format.ts";
import { Sheet } from "../parts/sheet.tsx";
import { KickoffChecklist } from "./kickoff-checklist.tsx";
import { dashboardLabel, failureAdvice } from "./subscription-labels.ts";
import { SubscriptionMails } from "./subscription-mails.tsx";
import styles from "./subscription-window.module.css";

export function SubscriptionWindow({ subscription }: { subscription: Subscription }) {
  const { customer_email } = subscription;
  return (
    <Sheet>
      <div className={styles.page}>
        <div className={styles.work}>
          {subscription.unread ? (
            <p className={styles.failure}>
              {`The payment provider’s last event could not be read, so these details may be out of date. “${dashboardLabel(subscription)}” shows the current ones. Event: ${subscription.unread}`}
            </p>
          ) : null}
          {hasFailedPayment(subscription) ? (
            <p className={styles.failure}>{failureAdvice(subscription)}</p>
          ) : null}
          <KickoffChecklist subscription={subscription} />
          <div className={styles.actions}>
            {customer_email ? (
              <a href={mailtoAddress(customer_email)} className={buttonClass()}>
                Email the customer
              </a>
            ) : null}
            <DashboardLink subscription={subscription} />
          </div>
        </div>
        <div className={styles.margin}>
          <SubscriptionDetails subscription={subscription} />
          <SubscriptionMails subscription={subscription} />
        </div>
      </div>
    </Sheet>
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

function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const { customer_name, customer_email, origin, is_live } = subscription;
  const { status, started_at, period_ends_at, cancels_at, ended_at } = subscription;
  const isPaying = status === "active" || status === "trialing";
  return (
    <dl className={styles.details}>
      <Detail name="State">{subscriptionState(subscription)}</Detail>
      <Detail name="Customer">{customer_name}</Detail>
      <Detail name="Email">
        {customer_email ? <a href={mailtoAddress(customer_email)}>{customer_email}</a> : null}
      </Detail>
      <Detail name="Package">{subscription.package}</Detail>
      <Detail name="Price">{subscription.customer_id && subscriptionPrice(subscription)}</Detail>
      <Detail name="Since">
        <time dateTime={started_at}>{formatMoment(started_at)}</time>
      </Detail>
      {ended_at ? (
        <DayDetail name="Ended" at={ended_at} />
      ) : cancels_at ? (
        <DayDetail name="Cancelled, ends on" at={cancels_at} />
      ) : period_ends_at && isPaying ? (
        <DayDetail name="Next payment" at={period_ends_at} />
      ) : null}
      {origin ? <Detail name="Bought on">{originNames[origin]}</Detail> : null}
      {is_live ? null : <Detail name="Money">Test, not real money</Detail>}
    </dl>
  );
}

const DayDetail = ({ name, at }: { name: string; at: string }) => (
  <Detail name={name}>
    <time dateTime={at}>{formatDay(at)}</time>
  </Detail>
);

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children || <span className={styles.none}>not known</span>}</dd>
    </div>
  );
}
