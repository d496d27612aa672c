import {
  detailFields,
  type Enquiry,
  type EnquiryColumn,
  enquiryStates,
  telephoneHref,
} from "@brightwren/core/enquiries/enquiry";
import { neighboursQuery, enquiryQuery } from "@brightwren/core/enquiries/read-enquiries";
import { mailtoAddress, replyLink } from "@brightwren/core/enquiries/reply-link";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { MailState } from "../mails/mail-state.tsx";
import { formatMoment } from "../parts/format.ts";
import { useListFilter } from "../parts/list/list-address.ts";
import { DetailsList, RecordScreen, RecordSheet, useRecord } from "../parts/list/record.tsx";
import { doubtSentence, enquiryList, enquiryOf, offline, senderName } from "./enquiry-labels.ts";
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
              {enquiry.mail ? (
                <section
                  className={`grid gap-2 ${styles.mail}`}
                  aria-labelledby="mail-state"
                  data-failed={enquiry.mail.state === "failed" || undefined}
                >
                  <h2 id="mail-state" className={styles.title}>
                    Email notification
                  </h2>
                  <MailState mail={enquiry.mail} isSpam={enquiry.status === "spam"} />
                </section>
              ) : null}
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
            <DeleteButton enquiry={enquiry} />
          </div>
        </RecordSheet>
      )}
    </RecordScreen>
  );
}

/** The buttons stay in place after a click, so that a double click does not hit a different one. */
function MarkButtons({ enquiry }: { enquiry: Enquiry }) {
  const { mutate } = useMarkEnquiry();
  return (
    <div role="group" aria-label="Status" className="cluster">
      <span className={`hint ${styles.label}`} aria-hidden="true">
        Mark as
      </span>
      {enquiryStates.map((state) => (
        <button
          key={state}
          type="button"
          className={`thin-button ${styles.choice}`}
          aria-pressed={enquiry.status === state}
          onClick={() => (enquiry.status === state ? undefined : mutate({ enquiry, state }))}
        >
          <span className="visually-hidden">Mark as </span>
          {state}
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
    <>
      <Button
        kind="outline"
        onClick={({ currentTarget }) => ask({ ids: [enquiry.id], name: enquiryOf(enquiry) }, currentTarget)}
      >
        Delete
      </Button>
      {dialog}
    </>
  );
}

const hrefs: Partial<Record<EnquiryColumn, (text: string) => string | undefined>> = {
  email: mailtoAddress,
  phone: telephoneHref,
};

/** Spam is shown as plain text without clickable links. */
function EnquiryDetails({ enquiry }: { enquiry: Enquiry }) {
  const { created_at, status } = enquiry;
  const valueOf = (column: EnquiryColumn) => {
    const text = enquiry[column];
    const href = status !== "spam" && text ? hrefs[column]?.(text) : undefined;
    return href ? <a href={href}>{text}</a> : text;
  };
  return (
    <DetailsList
      otherwise="not given"
      details={{
        From: senderName(enquiry),
        ...Object.fromEntries(detailFields().map(({ label, column }) => [label, valueOf(column)])),
        Received: <time dateTime={created_at}>{formatMoment(created_at)}</time>,
      }}
    />
  );
}
