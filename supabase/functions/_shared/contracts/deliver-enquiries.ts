import { z } from "./zod.ts";

/** Without an id, sends all emails that are due. */
export const deliverEnquiriesSchema = z.object({
  enquiryId: z.uuid("The enquiry's id must be a UUID").optional(),
  /** An email about a subscription. */
  mailId: z.uuid("The email's id must be a UUID").optional(),
});

export type DeliverEnquiries = z.infer<typeof deliverEnquiriesSchema>;

export const deliveryReportSchema = z.object({
  sent: z.int().nonnegative(),
  failed: z.int().nonnegative(),
});

export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
