import {
  detailFields,
  type Enquiry,
  type EnquiryColumn,
  enquiryStates,
  telephoneHref,
} from "@brightwren/core/enquiries/enquiry";
import { neighboursQuery, enquiryQuery } from "@brightwren/core/enquiries/read-enquiries";
import { mailtoAddress, replyLink } from "@brightwren/core/enquiries/reply-link";
import { personQuery } from "@brightwren/core/people/person";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { MailState } from "../mails/mail-state.tsx";
import { Moment } from "../parts/moment.tsx";
import { formatMoment } from "../parts/format.ts";
import { useListFilter } from "../parts/list/list-address.ts";
import { Address, DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { EnquiryBadge } from "./enquiry-badge.tsx";
import { doubtSentence, enquiryList, enquiryOf, enquiryTabs, offline, senderName } from "./enquiry-labels.ts";
import { useDeleteEnquiries, useMarkEnquiry, useMarks } from "./enquiry-operations.tsx";
import styles from "./enquiry-screen.module.css";

/** Opening an enquiry does not mark it as handled. */
export function Component() {
  const { request } = useListFilter(enquiryList);
  const read = useRecord(enquiryQuery);
  const marks = useMarks(read.dataUpdatedAt);
  const status = read.data && marks.get(read.data.id);
  const query = (status ? { ...read, data: { ...read.data, status } } : read) as typeof read;
  return (
    <RecordScreen
      what="Enquiry"
      query={query}
      title={senderName}
      subtitle={summaryOf}
      list={{ label: enquiryList.label, path: adminPaths.enquiries }}
      neighbours={(enquiry) => ({
        query: neighboursQuery(enquiry, request),
        path: adminPaths.enquiry,
      })}
      offline={offline}
    >
      {(enquiry) => (
        <RecordSheet
          key={enquiry.id}
          aside={
            <>
              <EnquiryDetails enquiry={enquiry} />
              <PersonLinks id={enquiry.id} />
              <DeleteButton enquiry={enquiry} />
            </>
          }
        >
          <h2 className="visually-hidden">Message</h2>
          {enquiry.status === "doubtful" ? (
            <p className={`measure ${styles.doubt}`}>{doubtSentence}</p>
          ) : null}
          <p dir="auto" className={`measure ${styles.message}`}>
            {enquiry.message}
          </p>
          <div className="cluster gap-3 gap-x-5">
            {enquiry.status === "spam" ? null : (
              <a href={replyLink(enquiry)} className={buttonClass()}>
                Reply by email
              </a>
            )}
            <MarkButtons enquiry={enquiry} />
          </div>
        </RecordSheet>
      )}
    </RecordScreen>
  );
}

const summaryOf = (enquiry: Enquiry) => (
  <div className="cluster gap-2">
    <EnquiryBadge status={enquiry.status} />
    <span>
      {enquiry.package ? `${enquiry.package} · ` : null}
      <Moment at={enquiry.created_at} className="numbers" />
    </span>
  </div>
);

/** The buttons stay in place after a click, so that a double click does not hit a different one. */
function MarkButtons({ enquiry }: { enquiry: Enquiry }) {
  const { mutate } = useMarkEnquiry();
  return (
    <div role="group" aria-label="Status" className="cluster gap-2">
      <span className="hint" aria-hidden="true">
        Mark as
      </span>
      {enquiryStates.map((state) => (
        <button
          key={state}
          type="button"
          className="thin-button toggle"
          aria-label={`Mark as ${state}`}
          aria-pressed={enquiry.status === state}
          onClick={() => (enquiry.status === state ? undefined : mutate({ enquiry, state }))}
        >
          {enquiryTabs[state].label}
        </button>
      ))}
    </div>
  );
}

function DeleteButton({ enquiry }: { enquiry: Enquiry }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ask, dialog } = useDeleteEnquiries(() => {
    void navigate({ pathname: adminPaths.enquiries, search }, { replace: true });
    return null;
  });
  return (
    <div>
      <Button
        kind="text"
        className="small"
        onClick={({ currentTarget }) => ask({ ids: [enquiry.id], name: enquiryOf(enquiry) }, currentTarget)}
      >
        Delete
      </Button>
      {dialog}
    </div>
  );
}

const hrefs: Partial<Record<EnquiryColumn, (text: string) => string | undefined>> = {
  email: mailtoAddress,
  phone: telephoneHref,
};

/** Spam is shown as plain text without clickable links. */
function EnquiryDetails({ enquiry }: { enquiry: Enquiry }) {
  const { created_at, status, mail } = enquiry;
  const valueOf = (column: EnquiryColumn) => {
    const text = enquiry[column];
    const href = status !== "spam" && text ? hrefs[column]?.(text) : undefined;
    return href && text ? (
      <a href={href}>
        <Address>{text}</Address>
      </a>
    ) : (
      text
    );
  };
  return (
    <DetailsList
      details={{
        ...Object.fromEntries(detailFields().map(({ label, column }) => [label, valueOf(column)])),
        Received: <time dateTime={created_at}>{formatMoment(created_at)}</time>,
        "Email notification": mail && <MailState mail={mail} isSpam={status === "spam"} />,
      }}
    />
  );
}

/** Their subscriptions, and everything else under their address. */
function PersonLinks({ id }: { id: string }) {
  const links = useQuery(personQuery(id)).data?.subscriptions.map((subscription) => (
    <Link key={subscription.id} to={adminPaths.subscription(subscription.id)} className="block">
      {subscription.package ?? "Unknown package"}
    </Link>
  ));
  return (
    <>
      {links?.length ? <DetailsList details={{ Subscription: links }} /> : null}
      <Link to={adminPaths.person(id)} className="touch small strong">
        Everything about this person
      </Link>
    </>
  );
}
