import { type DeliveryReport, deliveryReportSchema } from "@brightwren/functions/contracts/deliver-enquiries";
import { getSignedInClient } from "../session/access.ts";
import { FunctionError, invokeFunction } from "./invoke-function.ts";

export type { DeliveryReport };

/** Sends one email now. Both counts in the report are 0 if there is nothing to send. Throws a `FunctionError`. */
export async function requestDelivery(
  body: { enquiryId: string } | { mailId: string },
): Promise<DeliveryReport> {
  await getSignedInClient();
  const answer = await invokeFunction("deliver-enquiries", { body, timeout: 30_000 });
  const report = deliveryReportSchema.safeParse(answer);
  if (!report.success) throw new FunctionError("", "unexpected_answer");
  return report.data;
}
