import { getSignedInClient } from "../session/signed-in-client.ts";
import { isBeyondLastPage } from "../supabase/is-beyond-last-page.ts";
import type { Enquiry } from "./enquiry.ts";
import { enquiryKeys } from "./enquiry-keys.ts";
import { type EnquiryFilter, matchingEnquiries } from "./matching-enquiries.ts";

export type EnquiryListRequest = EnquiryFilter & {
  /** From 1. */
  page: number;
  pageSize: number;
};

export type EnquiryList = {
  enquiries: Enquiry[];
  /** How many fit, on all pages. */
  total: number;
};

/**
 * One page of the enquiries, newest first. A page after the last one is empty.
 * Throws an `AccessError` or the backend's error.
 */
export async function listEnquiries(request: EnquiryListRequest, signal: AbortSignal): Promise<EnquiryList> {
  const supabase = await getSignedInClient();
  const { page, pageSize } = request;
  const from = (page - 1) * pageSize;
  const { data, count, error } = await matchingEnquiries(supabase, request)
    .range(from, from + pageSize - 1)
    .abortSignal(signal);
  if (error && page > 1 && isBeyondLastPage(error)) {
    const first = await matchingEnquiries(supabase, request).limit(1).abortSignal(signal).throwOnError();
    return { enquiries: [], total: first.count ?? 0 };
  }
  if (error) throw error;
  return { enquiries: data, total: count ?? 0 };
}

/** Query options for `listEnquiries`. */
export const enquiryListQuery = (request: EnquiryListRequest) => ({
  queryKey: enquiryKeys.list(request),
  queryFn: ({ signal }: { signal: AbortSignal }) => listEnquiries(request, signal),
  meta: { failure: "Error fetching enquiries" },
});
