import { mailtoAddress } from "@brightwren/core/enquiries/reply-link";
import type { RecordMail } from "@brightwren/core/mails/mails";
import { personQuery } from "@brightwren/core/people/person";
import { subscriptionQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import {
  dashboardLink,
  hasFailedPayment,
  nextPaymentAt,
  originNames,
  type Subscription,
} from "@brightwren/core/subscriptions/subscription";
import { Badge } from "@brightwren/ui/badge";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { EnquiryBadge } from "../enquiries/enquiry-badge.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { mailNames } from "../mails/mail-labels.ts";
import { MailState } from "../mails/mail-state.tsx";
import { Address, DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { Moment } from "../parts/moment.tsx";
import { Section } from "../parts/section.tsx";
import { Email, KickoffChecklist } from "./kickoff-checklist.tsx";
import { NotesField } from "./notes-field.tsx";
import { PortalLink } from "./portal-link.tsx";
import { StateBadge } from "./state-badge.tsx";
import {
  customerOf,
  dashboardLabel,
  failureAdvice,
  failureSentence,
  offline,
  packageSentence,
  paymentsLabel,
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
      subtitle={summaryOf}
      actions={actionsOf}
      list={{ label: subscriptionList.label, path: adminPaths.subscriptions }}
      offline={offline}
    >
      {(subscription) => (
        <RecordSheet key={subscription.id} aside={<Aside subscription={subscription} />}>
          {subscription.unread ? (
            <p className={failureClass}>
              {`The payment provider’s last event could not be read, so these details may be out of date. “${paymentsLabel(subscription)}” shows the current ones. Event: ${subscription.unread}`}
            </p>
          ) : null}
          {hasFailedPayment(subscription) ? (
            <Section title={failureSentence(subscription)} className={`grid gap-3 ${failureClass}`}>
              <p className="measure">{failureAdvice(subscription)}</p>
              <div className="cluster gap-3">
                <Email subscription={subscription} kind="primary" />
                <Outside to={dashboardLink(subscription)} className={buttonClass({ kind: "outline" })}>
                  {dashboardLabel(subscription)}
                </Outside>
                {subscription.customer_email ? <PortalLink id={subscription.id} /> : null}
              </div>
            </Section>
          ) : null}
          <KickoffChecklist stored={subscription} readAt={query.dataUpdatedAt} />
          <p>
            <Outside to={dashboardLink(subscription)} className="touch small strong">
              {paymentsLabel(subscription)}
            </Outside>
          </p>
          <div className="wrap gap-6 gap-x-2">
            <Related title="Emails" none="No emails about this subscription yet.">
              {[...subscription.mails].reverse().map((mail) => (
                <Mail key={mail.id} mail={mail} />
              ))}
            </Related>
            <Enquiries id={subscription.id} />
          </div>
        </RecordSheet>
      )}
    </RecordScreen>
  );
}

export const failureClass = styles.failure;

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
  const { id, forgotten_at } = subscription;
  return (
    <>
      <DetailsList details={detailsOf(subscription)} />
      <NotesField id={id} />
      {forgotten_at ? (
        <p className="small">Personal data erased on {dayOf(forgotten_at)}.</p>
      ) : (
        <Link to={adminPaths.person(id)} className="touch small strong">
          Everything about this person
        </Link>
      )}
    </>
  );
}

/** All from the person of an enquiry or a subscription. */
export function Enquiries({ id }: { id: string }) {
  const { data } = useQuery(personQuery(id));
  return (
    <Related title="Enquiries" none={data === undefined ? "\u00A0" : "No enquiries from this address."}>
      {data?.enquiries.map((enquiry) => (
        <RelatedItem key={enquiry.id} at={enquiry.created_at}>
          {enquiry.trashed_at ? (
            <span dir="auto" className="two-lines grows">
              {enquiry.message}
            </span>
          ) : (
            <Link to={adminPaths.enquiry(enquiry.id)} dir="auto" className="two-lines grows">
              {enquiry.message}
            </Link>
          )}
          {enquiry.trashed_at ? <Badge quiet>In the trash</Badge> : <EnquiryBadge status={enquiry.status} />}
        </RelatedItem>
      ))}
    </Related>
  );
}

type RelatedProps = { title: string; none: string; children: readonly ReactNode[] | undefined };

export const Related = ({ title, none, children = [] }: RelatedProps) =>
  children.length === 0 ? (
    <p className="hint">{none}</p>
  ) : (
    <Section title={title} className="full">
      <ul role="list">{children}</ul>
    </Section>
  );

type RelatedItemProps = { at: string; failed?: boolean; children: ReactNode };

export const RelatedItem = ({ at, failed, children }: RelatedItemProps) => (
  <li className={`cluster small gap-1 gap-x-4 ${styles.item}`} data-failed={failed || undefined}>
    {children}
    <Moment at={at} />
  </li>
);

export function Mail({ mail, isSpam = false }: { mail: RecordMail; isSpam?: boolean }) {
  const nameId = useId();
  return (
    <RelatedItem at={mail.created_at} failed={mail.state === "failed"}>
      <span id={nameId} className="grows">
        {mailNames[mail.kind]}
      </span>
      <MailState mail={mail} isSpam={isSpam} nameId={nameId} />
    </RelatedItem>
  );
}

/** The email about a failed payment or a step of the kickoff is beside its explanation. */
function actionsOf(subscription: Subscription) {
  const isElsewhere = hasFailedPayment(subscription) || !subscription.live_at;
  return isElsewhere ? null : <Email subscription={subscription} kind="outline" />;
}

/** A link that the desktop app opens in the browser. */
export function Outside({ to, children, ...props }: ComponentProps<"a"> & { to: string }) {
  const host = useHost();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        host.openExternal(to);
      }}
    >
      {children}
    </a>
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
