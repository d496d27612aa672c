import { z } from "zod";

/** A row of contact_enquiries, as far as mailing needs it. */
export const storedEnquirySchema = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  business_type: z.string().nullable(),
  package: z.string().nullable(),
  message: z.string(),
  created_at: z.string(),
  mail_attempts: z.int(),
});

export type StoredEnquiry = z.infer<typeof storedEnquirySchema>;
