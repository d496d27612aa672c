import type { Enquiry } from "@brightwren/core/enquiries/enquiry";

/** What became of the mail about an enquiry, in a word. */
export const mailLabels: Record<Enquiry["mail_state"], string> = {
  pending: "Mail waiting",
  sent: "Mail sent",
  failed: "Mail failed",
  withheld: "Not mailed",
  held: "Mail held back",
};

/** The same as a sentence, with the reason of a failure. */
export function mailSentence({ mail_state, mail_error, mail_attempts }: Enquiry): string {
  switch (mail_state) {
    case "sent":
      return "The mail to your mailbox is sent.";
    case "pending":
      return "The mail to your mailbox is waiting to be sent.";
    case "withheld":
      return "No mail was sent: this looked like spam on arrival.";
    case "held":
      return "Very many enquiries came in at once, so the mails about them go out one after the other.";
    case "failed": {
      const times = mail_attempts === 1 ? "once" : `${mail_attempts} times`;
      return `The mail to your mailbox could not be sent (tried ${times}). ${mail_error ?? ""}`.trim();
    }
  }
}

/** What the button says that mails it now; none when there is nothing to do. */
export function mailAction({ mail_state, status }: Enquiry): string | undefined {
  if (mail_state === "failed") return "Try again";
  if (mail_state === "held" || (mail_state === "withheld" && status !== "spam")) return "Mail it now";
  return undefined;
}
