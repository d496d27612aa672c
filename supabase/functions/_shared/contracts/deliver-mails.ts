import { z } from "./zod.ts";

/** Without an id, sends all emails that are due. */
export const deliverMailsSchema = z.object({
  mailId: z.uuid("The email's id must be a UUID").optional(),
});

export const deliveryReportSchema = z.object({
  sent: z.int().nonnegative(),
  failed: z.int().nonnegative(),
});

export type DeliveryReport = z.infer<typeof deliveryReportSchema>;
