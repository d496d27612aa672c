import type { EnquiryListRequest } from "./list-enquiries.ts";

/** Query keys of everything the owner reads of the enquiries, from general to particular. */
export const enquiryKeys = {
  all: ["admin", "enquiries"] as const,
  lists: () => [...enquiryKeys.all, "list"] as const,
  list: (request: EnquiryListRequest) => [...enquiryKeys.lists(), request] as const,
  newCount: () => [...enquiryKeys.all, "new-count"] as const,
  enquiry: (id: string) => [...enquiryKeys.all, "enquiry", id] as const,
};
