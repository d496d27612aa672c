import { getSignedInClient } from "../session/signed-in-client.ts";
import { type Enquiry, enquiryColumns } from "./enquiry.ts";
import { enquiryKeys } from "./enquiry-keys.ts";

/** The enquiry with this id; null when there is none. Throws an `AccessError` or the backend's error. */
export async function getEnquiry(id: string, signal: AbortSignal): Promise<Enquiry | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("contact_enquiries")
    .select(enquiryColumns)
    .eq("id", id)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** Query options for `getEnquiry`. */
export const enquiryQuery = (id: string) => ({
  queryKey: enquiryKeys.enquiry(id),
  queryFn: ({ signal }: { signal: AbortSignal }) => getEnquiry(id, signal),
  meta: { failure: "Error fetching enquiry" },
});
