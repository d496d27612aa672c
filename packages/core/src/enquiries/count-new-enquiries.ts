import { getSignedInClient } from "../session/signed-in-client.ts";
import { enquiryKeys } from "./enquiry-keys.ts";

/** How many enquiries nobody has dealt with. Throws an `AccessError` or the backend's error. */
export async function countNewEnquiries(signal: AbortSignal): Promise<number> {
  const supabase = await getSignedInClient();
  const { count } = await supabase
    .from("contact_enquiries")
    .select("id", { count: "exact", head: true })
    .eq("status", "new")
    .abortSignal(signal)
    .throwOnError();
  return count ?? 0;
}

/** Query options for `countNewEnquiries`. */
export const countNewEnquiriesQuery = () => ({
  queryKey: enquiryKeys.newCount(),
  queryFn: ({ signal }: { signal: AbortSignal }) => countNewEnquiries(signal),
  meta: { failure: "Error counting enquiries" },
});
