import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { buttonClass } from "@brightwren/ui/button-class";
import { formatMoment } from "../parts/moment/format-moment.ts";
import { mailAction, mailSentence } from "./mail-words.ts";
import styles from "./mail-state.module.css";
import { useRetryDelivery } from "./use-retry-delivery.ts";

const nextAttempt: Partial<Record<Enquiry["mail_state"], string>> = {
  failed: "It is tried again",
  held: "This one is sent",
};

/** What became of the mail that tells the studio of an enquiry, and the button that tries again. */
export function MailState({ enquiry }: { enquiry: Enquiry }) {
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
        {mailSentence(enquiry)}
        {next ? ` ${next} by itself on ${formatMoment(enquiry.mail_next_attempt_at)}.` : null}
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
