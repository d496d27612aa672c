import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { Badge } from "@brightwren/ui/badge";
import styles from "./enquiry-facts.module.css";
import { tabLabels } from "./enquiry-words.ts";
import { mailLabels } from "./mail-words.ts";

/** What became of the mail, and of the enquiry where several states stand side by side. */
export function EnquiryFacts({ enquiry, withState }: { enquiry: Enquiry; withState: boolean }) {
  return (
    <span className={styles.facts}>
      {withState ? <Badge quiet={enquiry.status !== "new"}>{tabLabels[enquiry.status]}</Badge> : null}
      <span className={styles.mail} data-failed={enquiry.mail_state === "failed" || undefined}>
        {mailLabels[enquiry.mail_state]}
      </span>
    </span>
  );
}
