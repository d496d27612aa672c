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

export type EnquirySubmission = {
  enquiry: ContactEnquiry;
  /** A UUID that names this press of Send: sent again after a lost answer, it is still one enquiry. */
  submissionId: string;
  /** Milliseconds since the form was shown. */
  elapsed: number;
  /** What stood in the field that people do not see. */
  honeypot: string;
};

/**
 * Sends an enquiry: the body holds the seven fields and nothing else.
 * Resolves once it is stored; throws a `FunctionError` otherwise.
 */
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
