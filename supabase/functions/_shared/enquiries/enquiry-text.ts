import { enquiryDetails } from "./enquiry-details.ts";
import type { StoredEnquiry } from "./stored-enquiry.ts";

/** Takes an enquiry; gives the plain-text part of its mail. */
export function enquiryText(enquiry: StoredEnquiry): string {
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
    // "-- " on its own line: mail programs leave what follows out of the quoted reply.
    "-- ",
    `Brightwren enquiry ${enquiry.id}`,
    "",
  ].join("\n");
}
