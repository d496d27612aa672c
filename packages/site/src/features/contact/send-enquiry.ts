import {
  type ContactEnquiry,
  minimumFormTime,
  sendContactEmail,
} from "@brightwren/core/contact/contact-enquiry";

type Attempt = {
  enquiry: ContactEnquiry;
  /** What stood in the field that people do not see. */
  honeypot: string;
  /** When the form was shown, on the clock of `performance.now()`. */
  shownAt: number;
};

/**
 * Sends a checked enquiry, not before a person can have filled in the form. Throws a `FunctionError` when it is not
 * stored.
 */
export async function sendEnquiry({ enquiry, honeypot, shownAt }: Attempt): Promise<void> {
  const elapsed = () => performance.now() - shownAt;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minimumFormTime - elapsed())));
  await sendContactEmail({ enquiry, submissionId: submissionId(enquiry), elapsed: elapsed(), honeypot });
  tried = undefined;
}

let tried: { content: string; id: string } | undefined;

/**
 * Names an enquiry: the same content tried again keeps its id, so that an answer lost on the way never makes two
 * enquiries of one; changed content, or the next enquiry after a success, gets a new one.
 */
function submissionId(enquiry: ContactEnquiry): string {
  const content = JSON.stringify(enquiry);
  if (tried?.content !== content) tried = { content, id: crypto.randomUUID() };
  return tried.id;
}
