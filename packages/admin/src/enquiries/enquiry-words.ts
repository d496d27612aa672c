import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import type { EnquiryTab } from "./enquiry-filter.ts";

/** What the tabs and the states of enquiries are called. */
export const tabLabels: Record<EnquiryTab, string> = {
  new: "New",
  handled: "Handled",
  spam: "Spam",
  all: "All",
};

/** What stands in an empty tab. */
export const emptyTabs: Record<EnquiryTab, { title: string; text: string }> = {
  new: { title: "Nothing new", text: "Every enquiry is dealt with. New ones appear here by themselves." },
  handled: { title: "Nothing handled yet", text: "Enquiries that you mark as handled are kept here." },
  spam: { title: "No spam", text: "What looks like spam on arrival, or is marked as spam, is kept here." },
  all: {
    title: "No enquiries yet",
    text: "What visitors send with the form on the contact page arrives here.",
  },
};

/** The whole name of whoever sent it. */
export const senderName = ({ first_name, last_name }: Enquiry): string => `${first_name} ${last_name}`;

/** '1 enquiry', '2,000 enquiries'. */
export const countEnquiries = (count: number): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? "enquiry" : "enquiries"}`;
