import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import type { ReactNode } from "react";
import { formatMoment } from "../parts/moment/format-moment.ts";
import styles from "./enquiry-details.module.css";
import { senderName } from "./enquiry-words.ts";

const mailAddress = (email: string) => `mailto:${email.split("@").map(encodeURIComponent).join("@")}`;

/** Every field of an enquiry but the message. What spam holds is text: nothing of it can be clicked. */
export function EnquiryDetails({ enquiry }: { enquiry: Enquiry }) {
  const { email, phone, business_type, created_at, status } = enquiry;
  const linked = status !== "spam";
  return (
    <dl className={styles.details}>
      <Detail name="From">{senderName(enquiry)}</Detail>
      <Detail name="Email">{linked ? <a href={mailAddress(email)}>{email}</a> : email}</Detail>
      <Detail name="Phone">
        {phone && linked ? <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a> : phone}
      </Detail>
      <Detail name="Business type">{business_type}</Detail>
      <Detail name="Package">{enquiry.package}</Detail>
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
      <dd>{children || <span className={styles.none}>not given</span>}</dd>
    </div>
  );
}
