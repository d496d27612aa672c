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
import { pageSize } from "../parts/list/list-address.ts";
import { Address, DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { Moment } from "../parts/moment.tsx";
import { Section } from "../parts/section.tsx";
import { KickoffChecklist } from "./kickoff-checklist.tsx";
import { NotesField } from "./notes-field.tsx";
import { PortalLink } from "./portal-link.tsx";
import { StateBadge } from "./state-badge.tsx";
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
      actions={actionsOf}
      list={{ label: subscriptionList.label, path: adminPaths.subscriptions }}
      offline={offline}
    >
      {(subscription) => (
        <RecordSheet key={subscription.id} aside={<Aside subscription={subscription} />}>
          {subscription.unread ? (
            <p className={styles.failure}>
              {`The payment provider’s last event could not be read, so these details may be out of date. “${dashboardLabel(subscription)}” shows the current ones. Event: ${subscription.unread}`}
            </p>
          ) : null}
          {hasFailedPayment(subscription) ? (
            <Section title={failureSentence(subscription)} className={`grid gap-3 ${styles.failure}`}>
              <p className="measure">{failureAdvice(subscription)}</p>
              <div className="cluster gap-3">
                <Actions subscription={subscription} kind="primary" />
              </div>
            </Section>
          ) : null}
          <KickoffChecklist stored={subscription} readAt={query.dataUpdatedAt} />
          <Enquiries address={subscription.customer_email?.toLowerCase()} />
          <Related title="Emails" none="No emails were sent.">
            {subscription.mails.map((mail) => (
              <Mail key={mail.id} mail={mail} />
            ))}
          </Related>
        </RecordSheet>
      )}
    </RecordScreen>
  );
}

const dayOf = (at: string) => <Moment at={at} dayOnly className="numbers" />;

function summaryOf(subscription: Subscription) {
  const next = hasFailedPayment(subscription) ? null : nextPaymentAt(subscription);
  return (
    <div className="cluster gap-1 gap-x-3">
      <StateBadge subscription={subscription} />
      <span>
        {`${packageSentence(subscription)}, since `}
        {dayOf(subscription.started_at)}
        {next ? <>, next payment {dayOf(next)}</> : null}
      </span>
    </div>
  );
}

function Aside({ subscription }: { subscription: Subscription }) {
  const { forgotten_at } = subscription;
  const end = useRef<HTMLDivElement>(null);
  const { ask, dialog } = useForgetCustomer(() => end.current);
  return (
    <>
      <DetailsList details={detailsOf(subscription)} />
      <NotesField subscription={subscription} />
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

function Enquiries({ address }: { address: string | undefined }) {
  // The search finds every enquiry that mentions the address.
  const found = useQuery({
    ...enquiryListQuery({ search: address, page: 1, pageSize }),
    enabled: address !== undefined,
  }).data?.rows;
  return (
    <Related title="Enquiries" none={found || !address ? "No enquiries from this address." : "\u00A0"}>
      {found
        ?.filter(({ email }) => email.toLowerCase() === address)
        .map(({ id, status, message, created_at }) => (
          <li key={id} className={`cluster small gap-1 gap-x-4 ${styles.item}`}>
            <Link to={adminPaths.enquiry(id)} dir="auto" className="two-lines grows">
              {message}
            </Link>
            <EnquiryBadge status={status} />
            <Moment at={created_at} />
          </li>
        ))}
    </Related>
  );
}

type RelatedProps = { title: string; none: string; children: readonly ReactNode[] | undefined };

const Related = ({ title, none, children = [] }: RelatedProps) =>
  children.length === 0 ? (
    <p className="hint">{none}</p>
  ) : (
    <Section title={title}>
      <ul role="list">{children}</ul>
    </Section>
  );

function Mail({ mail }: { mail: RecordMail }) {
  const nameId = useId();
  return (
    <li
      className={`cluster small gap-1 gap-x-4 ${styles.item}`}
      data-failed={mail.state === "failed" || undefined}
    >
      <span id={nameId} className="grows">
        {mailNames[mail.kind]}
      </span>
      <MailState mail={mail} nameId={nameId} />
      <Moment at={mail.created_at} />
    </li>
  );
}

/** Those of a failed payment are beside its explanation. */
const actionsOf = (subscription: Subscription) =>
  hasFailedPayment(subscription) ? null : <Actions subscription={subscription} kind="outline" />;

type ActionsProps = { subscription: Subscription; kind: "outline" | "primary" };

function Actions({ subscription, kind }: ActionsProps) {
  const host = useHost();
  const email = customerEmail(subscription);
  const href = dashboardLink(subscription);
  return (
    <>
      {email ? (
        <a href={email} className={buttonClass({ kind })}>
          Email the customer
        </a>
      ) : null}
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
      {subscription.customer_email ? <PortalLink id={subscription.id} /> : null}
    </>
  );
}

function detailsOf(subscription: Subscription) {
  const { customer_email, origin, is_live, cancels_at, ended_at } = subscription;
  return {
    Email: customer_email && (
      <a href={mailtoAddress(customer_email)}>
        <Address>{customer_email}</Address>
      </a>
    ),
    ...(ended_at ? { Ended: dayOf(ended_at) } : cancels_at && { "Cancelled, ends on": dayOf(cancels_at) }),
    ...(origin && { "Bought on": originNames[origin] }),
    ...(!is_live && { Money: "Test, not real money" }),
  };
}
