import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import styles from "./enquiry-sender.module.css";
import { senderName } from "./enquiry-words.ts";

/** Who sent an enquiry, which leads to it, and how its message begins. The present filter goes along. */
export function EnquirySender({ enquiry }: { enquiry: Enquiry }) {
  const { search } = useLocation();
  return (
    <>
      <Link
        className={styles.name}
        data-new={enquiry.status === "new" || undefined}
        to={{ pathname: adminPaths.enquiry(enquiry.id), search }}
      >
        {senderName(enquiry)}
      </Link>
      <span className={styles.beginning}>{enquiry.message.slice(0, 300)}</span>
    </>
  );
}
