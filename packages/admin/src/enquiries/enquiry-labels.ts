import type { Enquiry, EnquiryState } from "@brightwren/core/enquiries/enquiry";
import { serverNow } from "@brightwren/core/supabase/server-clock";
import { formatCount, formatMoment } from "../parts/format.ts";
import type { ListKind, Tabs } from "../parts/list/list-address.ts";
import { offlineMessage } from "../parts/list/list-states.tsx";

export const enquiryTabs: Tabs<EnquiryState> = {
  new: { label: "New", title: "Nothing new", text: "All done. New enquiries will appear here." },
  doubtful: {
    label: "Possibly spam",
    title: "No possible spam",
    text: "Enquiries that might be spam appear here. They are not counted as new.",
  },
  handled: {
    label: "Handled",
    title: "Nothing handled yet",
    text: "Enquiries you mark as handled appear here.",
  },
  spam: { label: "Spam", title: "No spam", text: "Enquiries caught or marked as spam appear here." },
  all: {
    label: "All",
    title: "No enquiries yet",
    text: "Messages from the contact form will appear here.",
  },
};

export const offline = offlineMessage("Enquiries are never stored on this computer.");

const twoDays = 2 * 24 * 3_600_000;

/** `tidiedAt`: when the clean-up last ran. Undefined if unknown, null if never. */
export function retentionSentence(tidiedAt: string | null | undefined, now = serverNow()): string {
  const rule = "Enquiries are deleted after 12 months.";
  if (tidiedAt === undefined) return rule;
  const last = tidiedAt === null ? "No clean-up yet" : `Last clean-up: ${formatMoment(tidiedAt)}`;
  const isLate = tidiedAt !== null && now - Date.parse(tidiedAt) > twoDays;
  return `${rule} ${last}${isLate ? ". It should run every day, but the timer has stopped" : ""}.`;
}

export const senderName = ({ first_name, last_name }: Enquiry): string => `${first_name} ${last_name}`;

export const enquiryOf = (enquiry: Enquiry): string => `the enquiry from ${senderName(enquiry)}`;

export const countEnquiries = (count: number): string => formatCount(count, "enquiry", "enquiries");

export const enquiryList: ListKind<EnquiryState> = {
  label: "Enquiries",
  count: countEnquiries,
  tabs: enquiryTabs,
  tabsLabel: "Enquiries by status",
  param: "state",
};

export const doubtSentence =
  "This may be spam: a hidden field was filled in. If it’s from a customer, mark it as new and reply.";
