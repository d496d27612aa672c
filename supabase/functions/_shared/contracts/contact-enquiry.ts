import { emailAddressSchema } from "./email-address.ts";
import { packageChoices } from "./enquiry-fields.ts";
import { replaceLoneSurrogates, toSingleLine } from "./single-line.ts";
import { z } from "./zod-mini.ts";

/** Preserves line breaks and tabs. Postgres rejects NUL. */
const toPlainText = (text: string) =>
  replaceLoneSurrogates(text)
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "");

const line = (notText: string, longest: number, tooLong: string) =>
  z.string(notText).check(z.overwrite(toSingleLine), z.trim(), z.maxLength(longest, tooLong));

const required = (sentence: string, longest: number, tooLong: string) =>
  line(sentence, longest, tooLong).check(z.minLength(1, sentence));

/** Shared by the form and the function. Trims text and removes control characters. */
export const contactEnquirySchema = z.object({
  firstName: required("First name is required", 100, "First name too long"),
  lastName: required("Last name is required", 100, "Last name too long"),
  email: emailAddressSchema,
  phone: z.optional(line("Phone number must be text", 20, "Phone number too long")),
  businessType: z.optional(line("Business type must be text", 100, "Business type too long")),
  package: z.optional(z.enum(["", ...packageChoices], "Please choose a package from the list")),
  message: z
    .string("Message is required")
    .check(
      z.overwrite(toPlainText),
      z.trim(),
      z.minLength(1, "Message is required"),
      z.maxLength(5000, "Message too long"),
    ),
});

export type ContactEnquiry = z.infer<typeof contactEnquirySchema>;

/** Idempotency key (UUID) for one press of Send. */
export const submissionIdHeader = "idempotency-key";

export const formElapsedHeader = "x-form-elapsed-ms";

/** Sent only if the honeypot field was filled in. */
export const honeypotHeader = "x-form-trap";

/** Milliseconds. Faster submissions count as spam, so our form waits before it submits. */
export const minimumFormTime = 2000;
