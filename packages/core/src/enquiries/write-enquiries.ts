import { type DeliveryReport, deliveryReportSchema } from "@brightwren/functions/contracts/deliver-enquiries";
import { FunctionError, invokeFunction } from "../functions/invoke-function.ts";
import { assertAdmin, getSignedInClient } from "../session/access.ts";
import { type Enquiry, enquiryColumns, type EnquiryState } from "./enquiry.ts";

/**
 * Marks an enquiry as new, handled or spam and returns it; null when it is gone. The mail about it is another matter.
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
