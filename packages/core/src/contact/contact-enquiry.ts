import {
  type ContactEnquiry,
  formElapsedHeader,
  honeypotHeader,
  submissionIdHeader,
} from "@brightwren/functions/contracts/contact-enquiry";
import { invokeFunction } from "../functions/invoke-function.ts";

export {
  contactEnquirySchema,
  minimumFormTime,
  type ContactEnquiry,
} from "@brightwren/functions/contracts/contact-enquiry";

type EnquirySubmission = {
  enquiry: ContactEnquiry;
  /** A UUID for one click on Send, so that a retry after a lost response does not create a second enquiry. */
  submissionId: string;
  /** Milliseconds since the form was shown. */
  elapsed: number;
  honeypot: string;
};

/** Sends an enquiry; the request body holds only its seven fields. Throws a `FunctionError` unless it was stored. */
export async function sendContactEmail({
  enquiry,
  submissionId,
  elapsed,
  honeypot,
}: EnquirySubmission): Promise<void> {
  await invokeFunction("send-contact-email", {
    body: enquiry,
    headers: {
      [submissionIdHeader]: submissionId,
      [formElapsedHeader]: String(Math.round(elapsed)),
      ...(honeypot ? { [honeypotHeader]: "filled" } : {}),
    },
    timeout: 30_000,
  });
}
