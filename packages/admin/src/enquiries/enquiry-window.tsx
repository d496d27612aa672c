import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { replyLink } from "@brightwren/core/enquiries/reply-link";
import { buttonClass } from "@brightwren/ui/button-class";
import { Window } from "@brightwren/ui/window";
import { EnquiryDetails } from "./enquiry-details.tsx";
import styles from "./enquiry-window.module.css";
import { tabLabels } from "./enquiry-words.ts";
import { MailState } from "./mail-state.tsx";
import { MarkButtons } from "./mark-buttons.tsx";

/** An enquiry in full: what was written, who wrote it, and what can be done about it. */
export function EnquiryWindow({ enquiry }: { enquiry: Enquiry }) {
  return (
    <Window tab={tabLabels[enquiry.status]}>
      <div className={styles.page}>
        <div className={styles.letter}>
          <h2 className="visually-hidden">Message</h2>
          <p className={styles.message}>{enquiry.message}</p>
          <div className={styles.actions}>
            {enquiry.status === "spam" ? null : (
              <a href={replyLink(enquiry)} className={buttonClass()}>
                Reply by mail
              </a>
            )}
            <MarkButtons enquiry={enquiry} />
          </div>
        </div>
        <div className={styles.margin}>
          <EnquiryDetails enquiry={enquiry} />
          <MailState enquiry={enquiry} />
        </div>
      </div>
    </Window>
  );
}
