import type { ListedMail, Mail, MailListState, RecordMail } from "@brightwren/core/mails/mails";
import { formatCount, formatRecent } from "../parts/format.ts";
import type { ListKind } from "../parts/list/list-address.ts";

const tabs: ListKind<MailListState>["tabs"] = {
  all: {
    label: "All",
    title: "No emails yet",
    text: "Emails about enquiries and subscriptions will appear here.",
  },
  failed: {
    label: "Failed",
    title: "No failed emails",
    text: "Emails appear here if the mail server did not take them. They are retried automatically.",
  },
  waiting: { label: "Waiting", title: "No waiting emails", text: "Emails appear here until they are sent." },
  withheld: {
    label: "Withheld",
    title: "No withheld emails",
    text: "Enquiries that may be spam are not emailed. Their emails appear here.",
  },
  sent: { label: "Sent", title: "Nothing sent yet", text: "Emails appear here once they are sent." },
};

export const mailList: ListKind<MailListState> = {
  label: "Emails",
  count: (mails) => formatCount(mails, "email", "emails"),
  tabs,
  tabsLabel: "Emails by state",
  param: "state",
};

export const mailNames: Record<Mail["kind"], string> = {
  enquiry: "Enquiry, to you",
  confirmation: "Confirmation to the customer",
  new: "New subscription, to you",
  payment_failed: "Failed payment, to you",
  cancelled: "Cancellation, to you",
  unreadable: "Unreadable payment event, to you",
  customer_payment_failed: "Failed payment, to the customer",
  customer_card_expires: "Expiring card, to the customer",
  customer_cancelled: "Cancellation, to the customer",
  customer_ended: "End, to the customer",
};

export const mailLabels: Record<Mail["state"], string> = {
  pending: "Email queued",
  sent: "Notified",
  failed: "Email failed",
  withheld: "Not emailed",
  held: "Email on hold",
};

export function mailSentence({ state, attempts }: RecordMail): string {
  switch (state) {
    case "sent":
      return "Sent";
    case "pending":
      return "Waiting to be sent.";
    case "withheld":
      return "Not sent, because this may be spam.";
    case "held":
      return "Many enquiries arrived together, so their emails are sent one at a time.";
    case "failed":
      return `We couldn’t send this (tried ${attempts === 1 ? "once" : `${attempts} times`}).`;
  }
}

/** Says when an email is sent without the owner. Undefined if it is not: an imported one is dated 2099. */
export function nextAttempt({ state, next_attempt_at }: RecordMail): string | undefined {
  if ((state !== "failed" && state !== "held") || next_attempt_at >= "2099") return undefined;
  return `${state === "failed" ? "Next try" : "Goes out"}: ${formatRecent(Date.parse(next_attempt_at))}.`;
}

/** What to offer for an email that was not sent. Spam is never sent. */
export function mailAction({ state }: RecordMail, isSpam: boolean): string | undefined {
  if (state === "failed") return "Try again";
  if (state === "held" || (state === "withheld" && !isSpam)) return "Send now";
  return undefined;
}

/** Whom the email is about. */
export const personOf = ({ enquiry, subscription }: Pick<ListedMail, "enquiry" | "subscription">): string =>
  enquiry
    ? `${enquiry.first_name} ${enquiry.last_name}`
    : (subscription?.customer_name ?? subscription?.customer_email ?? "Unknown customer");
