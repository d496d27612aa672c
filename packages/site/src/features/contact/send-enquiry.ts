import {
  type ContactEnquiry,
  minimumFormTime,
  sendContactEmail,
} from "@brightwren/core/contact/contact-enquiry";

type Attempt = {
  enquiry: ContactEnquiry;
  honeypot: string;
  /** On the clock of `performance.now()`. */
  shownAt: number;
};

/** Sends a validated enquiry, delayed to the minimum time of a human. Throws a `FunctionError` if it is not stored. */
export async function sendEnquiry({ enquiry, honeypot, shownAt }: Attempt): Promise<void> {
  const elapsed = () => performance.now() - shownAt;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minimumFormTime - elapsed())));
  await sendContactEmail({ enquiry, submissionId: submissionId(enquiry), elapsed: elapsed(), honeypot });
  tried = undefined;
}

let tried: { content: string; id: string } | undefined;

/** A retry with the same content keeps its id (idempotency). Any other enquiry gets a new one. */
function submissionId(enquiry: ContactEnquiry): string {
  const content = JSON.stringify(enquiry);
  if (tried?.content !== content) tried = { content, id: crypto.randomUUID() };
  return tried.id;
}
