import { site, studio } from "../brand/brand.ts";
import type { SendMailOptions } from "nodemailer";
import { detailFields, type EnquiryColumn } from "../contracts/enquiry-fields.ts";
import type { Row } from "../contracts/database-types.ts";
import { telephoneHref } from "../contracts/telephone-href.ts";
import type { MailSettings } from "../environment.ts";
import {
  after,
  londonDeadline,
  londonTime,
  type MailContent,
  type MailDetail,
  mailHref,
  mailParts,
  messageIdOf,
  toHeaderText,
} from "../mail/mail-layout.ts";

export type StoredEnquiry = Pick<Row<"contact_enquiries">, EnquiryColumn | "id" | "created_at">;

/**
 * Passes addresses as objects and sets the envelope itself, so a visitor's text cannot add a recipient or header. The
 * Message-ID depends only on the enquiry, so mail clients can detect a duplicate after a crash.
 */
export function composeEnquiryMail(
  enquiry: StoredEnquiry,
  { from, to }: MailSettings,
  siteUrl: string | undefined,
): SendMailOptions {
  const name = fullName(enquiry);
  return {
    messageId: messageIdOf("enquiry", enquiry.id, from),
    envelope: { from, to },
    from: { name: `${name} via ${studio.name}`, address: from },
    to: to.map((address) => ({ name: "", address })),
    replyTo: { name, address: enquiry.email },
    ...mailParts(contentOf(enquiry, siteUrl), siteUrl),
  };
}

const fullName = (enquiry: StoredEnquiry) => toHeaderText(`${enquiry.first_name} ${enquiry.last_name}`);

export function enquiryDetails(enquiry: StoredEnquiry): MailDetail[] {
  const given = detailFields().flatMap(({ label, column }): MailDetail[] => {
    const value = enquiry[column];
    return value ? [{ label, value, href: hrefs[column]?.(value) }] : [];
  });
  return [...given, { label: "Received", value: londonTime(new Date(enquiry.created_at)) }];
}

const hrefs: Partial<Record<EnquiryColumn, (value: string) => string | undefined>> = {
  email: mailHref,
  phone: telephoneHref,
};

function contentOf(enquiry: StoredEnquiry, siteUrl: string | undefined): MailContent {
  const { id, first_name, email, message, created_at } = enquiry;
  const name = fullName(enquiry);
  return {
    subject: `Enquiry from ${name}${enquiry.package ? `: ${enquiry.package}` : ""}`,
    heading: `${name} sent an enquiry`,
    paragraphs: [
      `Please answer by ${londonDeadline(after(created_at, 24))}. The website promises an answer within 24 hours.`,
    ],
    quote: message,
    button: {
      label: `Reply to ${toHeaderText(first_name)}`,
      href: mailHref(email, { subject: `Your enquiry to ${studio.name}` }),
      instead: `reply to this email, and it goes to ${email}`,
    },
    box: { title: "The enquiry", details: enquiryDetails(enquiry) },
    ...(siteUrl && {
      links: [
        { label: "Open the enquiry in the admin", href: new URL(`/admin/enquiries/${id}`, siteUrl).href },
      ],
    }),
    footer: [`Sent by the enquiry form on ${site.domain}`],
  };
}
