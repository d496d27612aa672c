import type { RecordMail } from "@brightwren/core/mails/mails";
import { personQuery } from "@brightwren/core/people/person";
import { Badge } from "@brightwren/ui/badge";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { EnquiryBadge } from "../enquiries/enquiry-badge.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { mailNames } from "../mails/mail-labels.ts";
import { MailState } from "../mails/mail-state.tsx";
import { Moment } from "../parts/moment.tsx";
import { Section } from "../parts/section.tsx";
import styles from "./person-records.module.css";

export const failureClass = styles.failure;

/** All from the person of an enquiry or a subscription. */
export function Enquiries({ id }: { id: string }) {
  const { data } = useQuery(personQuery(id));
  return (
    <Related title="Enquiries" none={data === undefined ? "\u00A0" : "No enquiries from this address."}>
      {data?.enquiries.map((enquiry) => (
        <RelatedItem key={enquiry.id} at={enquiry.created_at}>
          {enquiry.trashed_at ? (
            <span dir="auto" className="two-lines grows">
              {enquiry.message}
            </span>
          ) : (
            <Link to={adminPaths.enquiry(enquiry.id)} dir="auto" className="two-lines grows">
              {enquiry.message}
            </Link>
          )}
          {enquiry.trashed_at ? <Badge quiet>In the trash</Badge> : <EnquiryBadge status={enquiry.status} />}
        </RelatedItem>
      ))}
    </Related>
  );
}

type RelatedProps = { title: string; none: string; children: readonly ReactNode[] | undefined };

export const Related = ({ title, none, children = [] }: RelatedProps) =>
  children.length === 0 ? (
    <p className="hint">{none}</p>
  ) : (
    <Section title={title} className="full">
      <ul role="list">{children}</ul>
    </Section>
  );

type RelatedItemProps = { at: string; failed?: boolean; children: ReactNode };

export const RelatedItem = ({ at, failed, children }: RelatedItemProps) => (
  <li className={`cluster small gap-1 gap-x-4 ${styles.item}`} data-failed={failed || undefined}>
    {children}
    <Moment at={at} />
  </li>
);

export function Mail({ mail, isSpam = false }: { mail: RecordMail; isSpam?: boolean }) {
  const nameId = useId();
  return (
    <RelatedItem at={mail.created_at} failed={mail.state === "failed"}>
      <span id={nameId} className="grows">
        {mailNames[mail.kind]}
      </span>
      <MailState mail={mail} isSpam={isSpam} nameId={nameId} />
    </RelatedItem>
  );
}

/** A link that the desktop app opens in the browser. */
export function Outside({ to, children, ...props }: ComponentProps<"a"> & { to: string }) {
  const host = useHost();
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        host.openExternal(to);
      }}
    >
      {children}
    </a>
  );
}
