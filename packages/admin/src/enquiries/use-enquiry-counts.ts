import { countNewEnquiriesQuery } from "@brightwren/core/enquiries/count-new-enquiries";
import { enquiryListQuery } from "@brightwren/core/enquiries/list-enquiries";
import { useQuery } from "@tanstack/react-query";
import type { EnquiryTab } from "./enquiry-filter.ts";

const totalOf = (state: "handled" | "spam" | undefined) => enquiryListQuery({ state, page: 1, pageSize: 1 });

/** How many enquiries each tab holds, as far as it is known. */
export function useEnquiryCounts(): Record<EnquiryTab, number | undefined> {
  return {
    new: useQuery(countNewEnquiriesQuery()).data,
    handled: useQuery(totalOf("handled")).data?.total,
    spam: useQuery(totalOf("spam")).data?.total,
    all: useQuery(totalOf(undefined)).data?.total,
  };
}
