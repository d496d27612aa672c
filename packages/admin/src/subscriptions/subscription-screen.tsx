import { mailtoAddress } from "@brightwren/core/enquiries/reply-link";
import type { RecordMail } from "@brightwren/core/mails/mails";
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
import { useId } from "react";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { mailNames } from "../mails/mail-labels.ts";
import { MailState } from "../mails/mail-state.tsx";
import { formatDay, formatMoment } from "../parts/format.ts";
import { DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { Moment } from "../parts/moment.tsx";
import { KickoffChecklist } from "./kickoff-checklist.tsx";
import {
  customerOf,
  dashboardLabel,
  failureAdvice,
  offline,
  subscriptionList,
} from "./subscription-labels.ts";
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
              <section
                aria-labelledby="subscription-mails"
                className={`column align-start gap-3 ${styles.mails}`}
              >
                <h2 id="subscription-mails" className={styles.title}>
                  Emails
                </h2>
                {subscription.mails.length === 0 ? <p className="small">No emails were sent.</p> : null}
                <ul role="list" className="single gap-4 full">
                  {subscription.mails.map((mail) => (
                    <Mail key={mail.id} mail={mail} />
                  ))}
                </ul>
              </section>
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

function Mail({ mail }: { mail: RecordMail }) {
  const nameId = useId();
  return (
    <li
      className={`column align-start gap-1 ${styles.mail}`}
      data-failed={mail.state === "failed" || undefined}
    >
      <span id={nameId} className="small strong">
        {mailNames[mail.kind]}
      </span>
      <Moment at={mail.created_at} />
      <MailState mail={mail} nameId={nameId} />
    </li>
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
