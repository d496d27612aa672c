import { mailtoAddress } from "@brightwren/core/enquiries/reply-link";
import { subscriptionQuery } from "@brightwren/core/subscriptions/read-subscriptions";
import {
  dashboardLink,
  hasFailedPayment,
  nextPaymentAt,
  originNames,
  type Subscription,
} from "@brightwren/core/subscriptions/subscription";
import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { Address, DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { Moment } from "../parts/moment.tsx";
import { Section } from "../parts/section.tsx";
import { NotesField } from "../records/notes-field.tsx";
import { Enquiries, failureClass, Mail, Outside, Related } from "../records/person-records.tsx";
import { Email, KickoffChecklist } from "./kickoff-checklist.tsx";
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

/** The email about a failed payment or a step of the kickoff is beside its explanation. */
function actionsOf(subscription: Subscription) {
  const isElsewhere = hasFailedPayment(subscription) || !subscription.live_at;
  return isElsewhere ? null : <Email subscription={subscription} kind="outline" />;
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
