import { askAsOwner, assertAdmin, getSignedInClient } from "../session/access.ts";
import { type Enquiry, enquiryColumns, type MarkState } from "./enquiry.ts";

/** Sets an enquiry's state and returns the enquiry, or null if it was deleted. Does not affect its email. */
export async function setEnquiryState(id: string, state: MarkState): Promise<Enquiry | null> {
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

/** Deletes enquiries; `restoreEnquiries` undoes it for 24 hours. Returns the deleted ids. */
export async function deleteEnquiries(ids: readonly string[]): Promise<string[]> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("contact_enquiries")
    .delete()
    .in("id", [...ids])
    .select("id")
    .throwOnError();
  if (data.length === 0) await assertAdmin();
  return data.map(({ id }) => id);
}

/** Restores enquiries deleted within the last 24 hours. Returns the restored ids. */
export const restoreEnquiries = (ids: readonly string[]): Promise<string[]> =>
  askAsOwner((supabase) => supabase.rpc("restore_trashed_enquiries", { ids: [...ids] }));
