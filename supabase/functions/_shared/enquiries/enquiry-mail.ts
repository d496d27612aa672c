import { studio } from "../brand/brand.ts";
import type { SendMailOptions } from "nodemailer";
import { detailFields, type EnquiryColumn } from "../contracts/enquiry-fields.ts";
import type { Row } from "../contracts/database-types.ts";
import { telephoneHref } from "../contracts/telephone-href.ts";
import type { MailSettings } from "../environment.ts";
import { escapeHtml } from "../escape-html.ts";
import { londonTime, type MailDetail, mailHtml, mailHref, toHeaderText } from "../mail/mail-layout.ts";

export type StoredEnquiry = Pick<Row<"contact_enquiries">, EnquiryColumn | "id" | "created_at">;

/**
 * Passes addresses as objects and sets the envelope itself, so a visitor's text cannot add a recipient or header. The
 * Message-ID depends only on the enquiry, so mail clients can detect a duplicate after a crash.
 */
export function composeEnquiryMail(enquiry: StoredEnquiry, { from, to }: MailSettings): SendMailOptions {
  const name = fullName(enquiry);
  const host = from.slice(from.lastIndexOf("@") + 1);
  return {
    messageId: `<enquiry.${enquiry.id}@${host}>`,
    envelope: { from, to },
    from: { name: `${name} via ${studio.name}`, address: from },
    to: to.map((address) => ({ name: "", address })),
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry from ${name}${enquiry.package ? ` – ${toHeaderText(enquiry.package)}` : ""}`,
    text: enquiryText(enquiry),
    html: enquiryHtml(enquiry),
  };
}

const fullName = (enquiry: StoredEnquiry) => toHeaderText(`${enquiry.first_name} ${enquiry.last_name}`);

export function enquiryDetails(enquiry: StoredEnquiry): MailDetail[] {
  const given = detailFields().flatMap(({ label, column }): MailDetail[] => {
    const value = enquiry[column];
    return value ? [{ label, value, href: hrefs[column]?.(value) }] : [];
  });
  return [
    { label: "Name", value: `${enquiry.first_name} ${enquiry.last_name}` },
    ...given,
    { label: "Received", value: londonTime(new Date(enquiry.created_at)) },
  ];
}

const hrefs: Partial<Record<EnquiryColumn, (value: string) => string | undefined>> = {
  email: mailHref,
  phone: telephoneHref,
};

function enquiryText(enquiry: StoredEnquiry): string {
  const details = enquiryDetails(enquiry).map(({ label, value }) => `${label}: ${value}`);
  return [
    `${enquiry.first_name} ${enquiry.last_name} sent an enquiry through the website.`,
    `To answer, reply to this email: your reply goes to ${enquiry.email}.`,
    "",
    ...details,
    "",
    "Message",
    "-------",
    enquiry.message,
    "",
    // Signature separator; mail clients do not quote the text below it in replies.
    "-- ",
    `${studio.name} enquiry ${enquiry.id}`,
    "",
  ].join("\n");
}

/** Escapes all visitor input. */
function enquiryHtml(enquiry: StoredEnquiry): string {
  return mailHtml({
    title: `Enquiry from ${enquiry.first_name} ${enquiry.last_name}`,
    label: `${studio.name} enquiry`,
    heading: `${enquiry.first_name} ${enquiry.last_name}`,
    body: escapeHtml(enquiry.message).replaceAll("\n", "<br>\n"),
    details: enquiryDetails(enquiry),
    footer: `To answer, reply to this email: your reply goes to ${escapeHtml(enquiry.email)}.<br>\nReference ${escapeHtml(enquiry.id)}`,
  });
}
