import { z } from "./zod.ts";

/** What deliver-enquiries takes: nothing for everything that is due, or the one enquiry to try again now. */
export const deliverEnquiriesSchema = z.object({
  enquiryId: z.uuid("The enquiry's id must be a UUID").optional(),
});

export type DeliverEnquiries = z.infer<typeof deliverEnquiriesSchema>;

/** What deliver-enquiries answers: how many mails went out in this run, and how many did not. */
export const deliveryReportSchema = z.object({
  sent: z.int().nonnegative(),
  failed: z.int().nonnegative(),
});

export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
