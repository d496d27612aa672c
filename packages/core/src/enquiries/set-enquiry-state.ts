import { assertAdmin, getSignedInClient } from "../session/signed-in-client.ts";
import { type Enquiry, enquiryColumns, type EnquiryState } from "./enquiry.ts";

/**
 * Marks an enquiry as new, handled or spam and gives it; null when it is gone. The mail about it is another matter.
 * Throws an `AccessError` or the backend's error.
 */
export async function setEnquiryState(id: string, state: EnquiryState): Promise<Enquiry | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("contact_enquiries")
    .update({ status: state })
    .eq("id", id)
    .select(enquiryColumns)
    .maybeSingle()
    .throwOnError();
  if (!data) await assertAdmin();
  return data;
}
