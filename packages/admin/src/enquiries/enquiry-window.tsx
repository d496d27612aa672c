import {
  detailFields,
  type Enquiry,
  type EnquiryColumn,
  enquiryKeys,
  enquiryStates,
} from "@brightwren/core/enquiries/enquiry";
import { replyLink } from "@brightwren/core/enquiries/reply-link";
import { retryDelivery } from "@brightwren/core/enquiries/write-enquiries";
import { buttonClass } from "@brightwren/ui/button-class";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { notifyFailure } from "../parts/failure.ts";
import { formatMoment } from "../parts/format.ts";
import { Sheet } from "../parts/sheet.tsx";
import { useReauthentication } from "../session/reauthentication.tsx";
import { doubtSentence, senderName, mailAction, mailSentence } from "./enquiry-labels.ts";
import styles from "./enquiry-window.module.css";
import { useDeleteEnquiries } from "./use-delete-enquiries.tsx";
import { useMarkEnquiry } from "./use-mark-enquiry.ts";

/** An enquiry in full: what was written, who wrote it, and what can be done about it. */
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
                Reply by mail
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

/** The three states of an enquiry, the present one pressed. They stay in place: a second press changes nothing. */
function MarkButtons({ enquiry }: { enquiry: Enquiry }) {
  const { mutate } = useMarkEnquiry();
  return (
    <div role="group" aria-label="State" className={styles.group}>
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

/** Deletes the enquiry and goes back to the list that it was opened from. */
function DeleteButton({ enquiry }: { enquiry: Enquiry }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { ask, dialog } = useDeleteEnquiries(() => {
    void navigate({ pathname: adminPaths.enquiries, search }, { replace: true });
    return null;
  });
  const name = `the enquiry of ${senderName(enquiry)}`;
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: "outline" })}
        onClick={({ currentTarget }) => ask({ ids: [enquiry.id], name }, currentTarget)}
      >
        Delete
      </button>
      {dialog}
    </>
  );
}

const hrefs: Partial<Record<EnquiryColumn, (text: string) => string>> = {
  email: (address) => `mailto:${address.split("@").map(encodeURIComponent).join("@")}`,
  phone: (number) => `tel:${number.replace(/[^\d+]/g, "")}`,
};

/** Every field of an enquiry but the message. What spam holds is text: nothing of it can be clicked. */
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
  failed: "It is tried again",
  held: "This one is sent",
};

/** What became of the mail that notifies the studio of an enquiry, and the button that tries again. */
function MailState({ enquiry }: { enquiry: Enquiry }) {
  const { mutate, isPending } = useRetryDelivery(enquiry);
  const action = mailAction(enquiry);
  const failed = enquiry.mail_state === "failed";
  const next = nextAttempt[enquiry.mail_state];
  return (
    <section className={styles.mail} aria-labelledby="mail-state" data-failed={failed || undefined}>
      <h2 id="mail-state" className={styles.title}>
        Mail
      </h2>
      <p role="status" className={styles.text}>
        <span>{mailSentence(enquiry)}</span>
        {next ? <span>{` ${next} by itself on ${formatMoment(enquiry.mail_next_attempt_at)}.`}</span> : null}
      </p>
      {action ? (
        <button
          type="button"
          className={buttonClass({ variant: "outline" })}
          aria-disabled={isPending}
          onClick={() => (isPending ? undefined : mutate())}
        >
          {isPending ? "Sending..." : action}
        </button>
      ) : null}
    </section>
  );
}

/** Tries now to mail an enquiry, and shows how that ended. */
function useRetryDelivery(enquiry: Enquiry) {
  const { withSession } = useReauthentication();
  const queryClient = useQueryClient();
  const about = `mail:${enquiry.id}`;
  return useMutation({
    mutationFn: () => withSession(() => retryDelivery(enquiry.id)),
    onSuccess({ sent, failed }) {
      if (sent > 0) notify({ title: "Success", description: "Mail sent", about });
      else if (failed > 0) {
        notify({
          title: "Error",
          description: "The mail could not be sent. The reason stands beside the enquiry.",
          variant: "destructive",
          about,
        });
      } else {
        notify({
          title: "Nothing to send",
          description: "The mail is out already, or is being sent at this moment.",
          about,
        });
      }
    },
    onError: (error) => notifyFailure("Failed to send the mail", error, about),
    onSettled: () => queryClient.invalidateQueries({ queryKey: enquiryKeys.all }),
  });
}
