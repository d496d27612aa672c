import {
  detailFields,
  type Enquiry,
  type EnquiryColumn,
  enquiryKeys,
  enquiryStates,
  telephoneHref,
} from "@brightwren/core/enquiries/enquiry";
import { mailtoAddress, replyLink } from "@brightwren/core/enquiries/reply-link";
import { retryDelivery } from "@brightwren/core/enquiries/write-enquiries";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { deliveryOutcome } from "../parts/delivery-outcome.ts";
import { formatMoment } from "../parts/format.ts";
import { Sheet } from "../parts/sheet.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { doubtSentence, senderName, mailAction, mailSentence } from "./enquiry-labels.ts";
import styles from "./enquiry-window.module.css";
import { useDeleteEnquiries } from "./use-delete-enquiries.tsx";
import { useMarkEnquiry } from "./use-mark-enquiry.ts";

export function EnquiryWindow({ enquiry }: { enquiry: Enquiry }) {
  return (
    <Sheet>
      <div className={styles.page}>
        <div className={styles.letter}>
          <h2 className="visually-hidden">Message</h2>
          {enquiry.status === "doubtful" ? <p className={styles.doubt}>{doubtSentence}</p> : null}
          <p dir="auto" className={styles.message}>
            {enquiry.message}
          </p>
          <div className={styles.actions}>
            {enquiry.status === "spam" ? null : (
              <a href={replyLink(enquiry)} className={buttonClass()}>
                Reply by email
              </a>
            )}
            <MarkButtons enquiry={enquiry} />
            <DeleteButton enquiry={enquiry} />
          </div>
        </div>
        <div className={styles.margin}>
          <EnquiryDetails enquiry={enquiry} />
          <MailState enquiry={enquiry} />
        </div>
      </div>
    </Sheet>
  );
}

/** The buttons stay in place after a click, so that a double click does not hit a different one. */
function MarkButtons({ enquiry }: { enquiry: Enquiry }) {
  const { mutate } = useMarkEnquiry();
  return (
    <div role="group" aria-label="Status" className={styles.group}>
      <span className={styles.label} aria-hidden="true">
        Mark as
      </span>
      {enquiryStates.map((state) => (
        <button
          key={state}
          type="button"
          className={styles.choice}
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
  const name = `the enquiry from ${senderName(enquiry)}`;
  return (
    <>
      <Button kind="outline" onClick={({ currentTarget }) => ask({ ids: [enquiry.id], name }, currentTarget)}>
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
  const linked = status !== "spam";
  return (
    <dl className={styles.details}>
      <Detail name="From">{senderName(enquiry)}</Detail>
      {detailFields().map(({ label, column }) => {
        const text = enquiry[column];
        const href = linked && text ? hrefs[column]?.(text) : undefined;
        return (
          <Detail key={column} name={label}>
            {href ? <a href={href}>{text}</a> : text}
          </Detail>
        );
      })}
      <Detail name="Received">
        <time dateTime={created_at}>{formatMoment(created_at)}</time>
      </Detail>
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children || <span className={styles.none}>not given</span>}</dd>
    </div>
  );
}

const nextAttempt: Partial<Record<Enquiry["mail_state"], string>> = {
  failed: "We’ll try again",
  held: "It will be sent",
};

function MailState({ enquiry }: { enquiry: Enquiry }) {
  const { mutate, isPending } = useRetryDelivery(enquiry);
  const action = mailAction(enquiry);
  const failed = enquiry.mail_state === "failed";
  const next = nextAttempt[enquiry.mail_state];
  return (
    <section className={styles.mail} aria-labelledby="mail-state" data-failed={failed || undefined}>
      <h2 id="mail-state" className={styles.title}>
        Email notification
      </h2>
      <p role="status" className={styles.text}>
        <span>{mailSentence(enquiry)}</span>
        {next ? (
          <span>{` ${next} automatically on ${formatMoment(enquiry.mail_next_attempt_at)}.`}</span>
        ) : null}
      </p>
      {action ? (
        <Button kind="outline" busy={isPending} onClick={() => mutate()}>
          {isPending ? "Sending..." : action}
        </Button>
      ) : null}
    </section>
  );
}

function useRetryDelivery(enquiry: Enquiry) {
  return useOwnerMutation({
    mutationFn: () => retryDelivery(enquiry.id),
    success: deliveryOutcome,
    failure: "Failed to send the email",
    about: `mail:${enquiry.id}`,
    invalidates: [enquiryKeys.all],
  });
}
