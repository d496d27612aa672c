import type { EnquiryState } from "@brightwren/core/enquiries/enquiry";
import type { EnquiryList } from "@brightwren/core/enquiries/list-enquiries";

/** A list as it is once an enquiry has another state: without it if the list holds one state only. */
export function withState(
  list: EnquiryList,
  listState: EnquiryState | undefined,
  id: string,
  state: EnquiryState,
): EnquiryList {
  if (!list.enquiries.some((enquiry) => enquiry.id === id)) return list;
  if (listState === undefined || listState === state) {
    const marked = list.enquiries.map((enquiry) =>
      enquiry.id === id ? { ...enquiry, status: state } : enquiry,
    );
    return { ...list, enquiries: marked };
  }
  return { enquiries: list.enquiries.filter((enquiry) => enquiry.id !== id), total: list.total - 1 };
}
