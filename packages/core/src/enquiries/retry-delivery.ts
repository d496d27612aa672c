import { deliveryReportSchema, type DeliveryReport } from "@brightwren/functions/contracts/deliver-enquiries";
import { getSignedInClient } from "../session/signed-in-client.ts";
import { FunctionError, invokeFunction } from "../supabase/invoke-function.ts";

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
