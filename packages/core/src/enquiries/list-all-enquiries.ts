import { getSignedInClient } from "../session/signed-in-client.ts";
import type { Enquiry } from "./enquiry.ts";
import { type EnquiryFilter, matchingEnquiries } from "./matching-enquiries.ts";

/** PostgREST gives at most this many rows a request. */
const pageSize = 1000;

/**
 * Every enquiry that fits, newest first, for the export; however many requests that takes. One that arrives meanwhile
 * moves the others down a page: none is given twice.
 * Throws an `AccessError` or the backend's error.
 */
export async function listAllEnquiries(filter: EnquiryFilter): Promise<Enquiry[]> {
  const supabase = await getSignedInClient();
  const enquiries = new Map<string, Enquiry>();
  let received = 0;
  let total = Infinity;
  while (received < total) {
    const page = await matchingEnquiries(supabase, filter)
      .range(received, received + pageSize - 1)
      .throwOnError();
    if (page.data.length === 0) break;
    total = page.count ?? 0;
    received += page.data.length;
    for (const enquiry of page.data) enquiries.set(enquiry.id, enquiry);
  }
  return [...enquiries.values()];
}
