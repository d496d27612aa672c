import {
  type ContactEnquiry,
  minimumFormTime,
  sendContactEmail,
} from "@brightwren/core/contact/contact-enquiry";

type Attempt = {
  enquiry: ContactEnquiry;
  honeypot: string;
  /** In `performance.now()` milliseconds. */
  shownAt: number;
};

/** Sends a validated enquiry once the spam filter's minimum time has passed. Throws a `FunctionError` on failure. */
export async function sendEnquiry({ enquiry, honeypot, shownAt }: Attempt): Promise<void> {
  const elapsed = () => performance.now() - shownAt;
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, minimumFormTime - elapsed())));
  await sendContactEmail({ enquiry, submissionId: submissionId(enquiry), elapsed: elapsed(), honeypot });
  tried = undefined;
}

let tried: { content: string; id: string } | undefined;

/** A retry with the same content reuses its id, which makes it idempotent. Any other enquiry gets a new id. */
function submissionId(enquiry: ContactEnquiry): string {
  const content = JSON.stringify(enquiry);
  if (tried?.content !== content) tried = { content, id: crypto.randomUUID() };
  return tried.id;
}
