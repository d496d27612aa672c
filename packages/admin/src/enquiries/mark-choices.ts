import type { EnquiryState } from "@brightwren/core/enquiries/enquiry";

const order: readonly EnquiryState[] = ["handled", "new", "spam"];

const labels: Record<EnquiryState, string> = {
  handled: "Mark as handled",
  new: "Mark as new",
  spam: "Mark as spam",
};

/** What an enquiry of this state can be marked as, the likeliest first. */
export const markChoices = (state: EnquiryState) =>
  order.filter((other) => other !== state).map((other) => ({ state: other, label: labels[other] }));
