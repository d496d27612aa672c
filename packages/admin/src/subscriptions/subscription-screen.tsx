import { enquiryListQuery } from "@brightwren/core/enquiries/read-enquiries";
import { mailtoAddress } from "@brightwren/core/enquiries/reply-link";
import type { RecordMail } from "@brightwren/core/mails/mails";
import { subscriptionQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import {
  dashboardLink,
  hasFailedPayment,
  nextPaymentAt,
  originNames,
  type Subscription,
  subscriptionState,
} from "@brightwren/core/subscriptions/subscription";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId, useRef } from "react";
import { Link } from "react-router-dom";
import { EnquiryBadge } from "../enquiries/enquiry-badge.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { mailNames } from "../mails/mail-labels.ts";
import { MailState } from "../mails/mail-state.tsx";
import { formatMoment } from "../parts/format.ts";
import { pageSize } from "../parts/list/list-address.ts";
import { DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { Moment } from "../parts/moment.tsx";
import { Section } from "../parts/section.tsx";
import { KickoffChecklist } from "./kickoff-checklist.tsx";
import { NotesField } from "./notes-field.tsx";
import { PortalLink } from "./portal-link.tsx";
import {
  customerEmail,
  customerOf,
  dashboardLabel,
  failureAdvice,
  failureSentence,
  offline,
  packageSentence,
  subscriptionList,
} from "./subscription-labels.ts";
import { useForgetCustomer } from "./subscription-operations.ts";
import styles from "./subscription-screen.module.css";

export function Component() {
  const query = useRecord(subscriptionQuery);
  return (
    <RecordScreen
      what="Subscription"
      query={query}
      title={customerOf}
      subtitle={summaryOf}
      list={{ label: subscriptionList.label, path: adminPaths.subscriptions }}
      offline={offline}
    >
      {(subscription) => {
        const hasFailed = hasFailedPayment(subscription);
        const email = customerEmail(subscription);
        const actions = (
          <div className="cluster gap-3">
            {email ? (
              <a href={email} className={buttonClass({ kind: hasFailed ? "primary" : "outline" })}>
                Email the customer
              </a>
            ) : null}
            <DashboardLink subscription={subscription} />
            {subscription.customer_email ? <PortalLink id={subscription.id} /> : null}
          </div>
        );
        return (
          <RecordSheet key={subscription.id} aside={<Aside subscription={subscription} />}>
            {subscription.unread ? (
              <p className={`measure ${styles.failure}`}>
                {`The payment provider’s last event could not be read, so these details may be out of date. “${dashboardLabel(subscription)}” shows the current ones. Event: ${subscription.unread}`}
              </p>
            ) : null}
            {hasFailed ? (
              <Section title={failureSentence(subscription)} className={`grid gap-3 ${styles.failure}`}>
                <p className="measure">{failureAdvice(subscription)}</p>
                {actions}
              </Section>
            ) : null}
            <KickoffChecklist stored={subscription} readAt={query.dataUpdatedAt} />
            {hasFailed ? null : actions}
          </RecordSheet>
        );
      }}
    </RecordScreen>
  );
}

type SubscriptionRecord = Subscription & { mails: RecordMail[] };

const dayOf = (at: string) => <Moment at={at} dayOnly className="numbers" />;

function summaryOf(subscription: Subscription) {
  const next = hasFailedPayment(subscription) ? null : nextPaymentAt(subscription);
  return (
    <>
      {`${packageSentence(subscription)}, since `}
      {dayOf(subscription.started_at)}
      {next ? <>, next payment {dayOf(next)}</> : null}
    </>
  );
}

function Aside({ subscription }: { subscription: SubscriptionRecord }) {
  const { mails, customer_email, forgotten_at } = subscription;
  const address = customer_email?.toLowerCase();
  // The search finds every enquiry that mentions the address.
  const found = useQuery({
    ...enquiryListQuery({ search: address, page: 1, pageSize }),
    enabled: address !== undefined,
  }).data?.rows;
  const end = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useForgetCustomer(() => end.current);
  return (
    <>
      <DetailsList otherwise="not known" details={detailsOf(subscription)} />
      <NotesField subscription={subscription} />
      <AsideList title="Enquiries" none={found || !address ? "None from this address." : "\u00A0"}>
        {found
          ?.filter(({ email }) => email.toLowerCase() === address)
          .map(({ id, status, message, created_at }) => (
            <li key={id}>
              <Link to={adminPaths.enquiry(id)} dir="auto" className="two-lines small">
                {message}
              </Link>
              <Moment at={created_at} /> <EnquiryBadge status={status} />
            </li>
          ))}
      </AsideList>
      <AsideList title="Emails" none="No emails were sent.">
        {mails.map((mail) => (
          <Mail key={mail.id} mail={mail} />
        ))}
      </AsideList>
      <div ref={end} tabIndex={-1} className="small">
        {forgotten_at ? (
          <>Personal data deleted on {dayOf(forgotten_at)}.</>
        ) : (
          <Button kind="text" onClick={({ currentTarget }) => ask(subscription, currentTarget)}>
            Delete personal data
          </Button>
        )}
        {dialog}
      </div>
    </>
  );
}

type AsideListProps = { title: string; none: string; children: readonly ReactNode[] | undefined };

const AsideList = ({ title, none, children = [] }: AsideListProps) => (
  <Section title={title} className={`column align-start gap-3 ${styles.mails}`} heading={styles.title}>
    {children.length === 0 ? <p className="small">{none}</p> : null}
    <ul role="list" className="single gap-4 full">
      {children}
    </ul>
  </Section>
);

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
  const { customer_email, origin, is_live, started_at, cancels_at, ended_at } = subscription;
  return {
    State: subscriptionState(subscription),
    Email: customer_email && <a href={mailtoAddress(customer_email)}>{customer_email}</a>,
    Since: <time dateTime={started_at}>{formatMoment(started_at)}</time>,
    ...(ended_at ? { Ended: dayOf(ended_at) } : cancels_at && { "Cancelled, ends on": dayOf(cancels_at) }),
    ...(origin && { "Bought on": originNames[origin] }),
    ...(!is_live && { Money: "Test, not real money" }),
  };
}
