import { type DeliveryReport, deliveryReportSchema } from "@brightwren/functions/contracts/deliver-enquiries";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";
import { assertAdmin, getSignedInClient, refusalOf } from "../session/access.ts";
import { type Enquiry, enquiryColumns, type MarkState } from "./enquiry.ts";

/**
 * Marks an enquiry as new, handled or spam and returns it; null when it is gone. The mail about it is another matter.
 * Throws an `AccessError` or the backend's error.
 */
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

/**
 * Tries now to mail an enquiry whose mail is not out, also one that was withheld as spam. Both figures of the report
 * are 0 when there was nothing to do: the mail is out, or somebody is sending it at this moment.
 * Throws a `FunctionError` or an `AccessError`.
 */
export async function retryDelivery(enquiryId: string): Promise<DeliveryReport> {
  await getSignedInClient();
  const answer = await invokeFunction("deliver-enquiries", { body: { enquiryId }, timeout: 30_000 });
  const report = deliveryReportSchema.safeParse(answer);
  if (!report.success) throw new FunctionError("", "unexpected_answer");
  return report.data;
}

/**
 * Deletes enquiries; for a day `restoreEnquiries` brings them back. Returns the ids of those that were there.
 * Throws an `AccessError` or the backend's error.
 */
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

/**
 * Brings enquiries back that were deleted within the last 24 hours, as they were. Returns the ids of those that are
 * there again. Throws an `AccessError` or the backend's error.
 */
export async function restoreEnquiries(ids: readonly string[]): Promise<string[]> {
  const supabase = await getSignedInClient();
  const { data, error } = await supabase.rpc("restore_trashed_enquiries", { ids: [...ids] });
  if (error) throw await refusalOf(error);
  return data;
}
