import { askAsOwner } from "../session/access.ts";
import { changeRows } from "../session/owner-rows.ts";
import { type Enquiry, enquiryColumns, type MarkState } from "./enquiry.ts";

/** Sets an enquiry's state and returns the enquiry, or null if it was deleted. Does not affect its email. */
export async function setEnquiryState(id: string, status: MarkState): Promise<Enquiry | null> {
  const [enquiry = null] = await changeRows((supabase) =>
    supabase.from("contact_enquiries").update({ status }).eq("id", id).select(enquiryColumns),
  );
  return enquiry;
}

/** Deletes enquiries; `restoreEnquiries` undoes it for 24 hours. Returns the deleted ids. */
export async function deleteEnquiries(ids: readonly string[]): Promise<string[]> {
  const deleted = await changeRows((supabase) =>
    supabase
      .from("contact_enquiries")
      .delete()
      .in("id", [...ids])
      .select("id"),
  );
  return deleted.map(({ id }) => id);
}

/** Restores enquiries deleted within the last 24 hours. Returns the restored ids. */
export const restoreEnquiries = (ids: readonly string[]): Promise<string[]> =>
  askAsOwner((supabase) => supabase.rpc("restore_trashed_enquiries", { ids: [...ids] }));
