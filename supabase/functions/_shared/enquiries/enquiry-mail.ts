import type { SendMailOptions } from "nodemailer";
import type { MailSettings } from "../environment.ts";
import { enquiryHtml } from "./enquiry-html.ts";
import { enquiryText } from "./enquiry-text.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

/**
 * Takes a stored enquiry and the mail settings; gives the mail to the studio.
 * Addresses are objects and the envelope is ours, so nothing a visitor typed can add a recipient or a header.
 * The same enquiry always has the same Message-ID: a mail sent again after a crash is recognised as the same one.
 */
export function composeEnquiryMail(enquiry: StoredEnquiry, { from, to }: MailSettings): SendMailOptions {
  const name = fullName(enquiry);
  const host = from.slice(from.lastIndexOf("@") + 1);
  return {
    messageId: `<enquiry.${enquiry.id}@${host}>`,
    envelope: { from, to },
    from: { name: `${name} via Brightwren`, address: from },
    to: to.map((address) => ({ name: "", address })),
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry from ${name}${enquiry.package ? ` – ${singleLine(enquiry.package)}` : ""}`,
    text: enquiryText(enquiry),
    html: enquiryHtml(enquiry),
  };
}

const fullName = (enquiry: StoredEnquiry) => singleLine(`${enquiry.first_name} ${enquiry.last_name}`);

/** One line, and nothing a mail program would decode ("=?utf-8?…") into something else than what was typed. */
const singleLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replaceAll("=?", "= ?")
    .trim();
