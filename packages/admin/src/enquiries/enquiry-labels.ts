import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import { formatCount, formatMoment, londonDay } from "../parts/format.ts";
import type { EnquiryTab } from "./enquiry-filter.ts";

/** What the tabs and the states of enquiries are called. */
export const tabLabels: Record<EnquiryTab, string> = {
  new: "New",
  doubtful: "Possibly spam",
  handled: "Handled",
  spam: "Spam",
  all: "All",
};

/** What stands in an empty tab. */
export const emptyTabs: Record<EnquiryTab, { title: string; text: string }> = {
  new: { title: "Nothing new", text: "Every enquiry is dealt with. New ones appear here by themselves." },
  doubtful: {
    title: "Nothing doubtful",
    text: "Enquiries that look like spam but may come from a customer are shown here, and among the new ones.",
  },
  handled: { title: "Nothing handled yet", text: "Enquiries that you mark as handled are kept here." },
  spam: { title: "No spam", text: "What looks like spam on arrival, or is marked as spam, is kept here." },
  all: {
    title: "No enquiries yet",
    text: "What visitors send with the form on the contact page arrives here.",
  },
};

/** What stands in place of enquiries while there is no network. */
export const offlineMessage = {
  title: "Not while you are offline",
  text: "What customers wrote is never kept on this computer. It comes by itself when the network is back.",
};

const twoDays = 2 * 24 * 3_600_000;

/** What becomes of old enquiries, and when that last happened; undefined while that is not known, null for never. */
export function retentionSentence(tidiedAt: string | null | undefined, now = serverNow()): string {
  const rule = "Enquiries are deleted after 12 months.";
  if (tidiedAt === undefined) return rule;
  const last = tidiedAt === null ? "Not tidied yet" : `Last tidied ${formatMoment(tidiedAt)}`;
  const isLate = tidiedAt !== null && now - Date.parse(tidiedAt) > twoDays;
  return `${rule} ${last}${isLate ? ", though it should be every day: the timer has stopped" : ""}.`;
}

/** The whole name of whoever sent it. */
export const senderName = ({ first_name, last_name }: Enquiry): string => `${first_name} ${last_name}`;

/** '1 enquiry', '2,000 enquiries'. */
export const countEnquiries = (count: number): string => formatCount(count, "enquiry", "enquiries");

/** What became of the mail about an enquiry, in a word. */
export const mailLabels: Record<Enquiry["mail_state"], string> = {
  pending: "Mail waiting",
  sent: "Mail sent",
  failed: "Mail failed",
  withheld: "Not mailed",
  held: "Mail held back",
};

/** The same as a sentence, with the reason of a failure. */
export function mailSentence({ status, mail_state, mail_error, mail_attempts }: Enquiry): string {
  switch (mail_state) {
    case "sent":
      return "The mail to your mailbox is sent.";
    case "pending":
      return "The mail to your mailbox is waiting to be sent.";
    case "withheld":
      return status === "doubtful"
        ? "No mail was sent: this may be spam."
        : "No mail was sent: this looked like spam on arrival.";
    case "held":
      return "Very many enquiries came in at once, so the mails about them go out one after the other.";
    case "failed": {
      const times = mail_attempts === 1 ? "once" : `${mail_attempts} times`;
      return `The mail to your mailbox could not be sent (tried ${times}). ${mail_error ?? ""}`.trim();
    }
  }
}

/** The label of the button that mails it now; none when there is nothing to do. */
export function mailAction({ mail_state, status }: Enquiry): string | undefined {
  if (mail_state === "failed") return "Try again";
  if (mail_state === "held" || (mail_state === "withheld" && status !== "spam")) return "Mail it now";
  return undefined;
}

/** Why an enquiry is doubtful, and what to do about it. */
export const doubtSentence =
  "This may be spam: a field that people cannot see was filled in. If it comes from a customer, mark it as new and answer it.";

/** The name of an exported file: what it holds, and London's day. */
export const exportName = (tab: EnquiryTab, now: Date): string => `enquiries-${tab}-${londonDay(now)}.csv`;
