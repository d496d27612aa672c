import { emailAddressSchema } from "./email-address.ts";
import { packageChoices } from "./enquiry-fields.ts";
import { replaceLoneSurrogates, toSingleLine } from "./single-line.ts";
import { z } from "./zod-mini.ts";

/** Line breaks and tabs stay; the other control characters go, NUL above all, which Postgres refuses. */
const toPlainText = (text: string) =>
  replaceLoneSurrogates(text)
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "");

const line = (notText: string, longest: number, tooLong: string) =>
  z.string(notText).check(z.overwrite(toSingleLine), z.trim(), z.maxLength(longest, tooLong));

const required = (sentence: string, longest: number, tooLong: string) =>
  line(sentence, longest, tooLong).check(z.minLength(1, sentence));

/**
 * A contact enquiry as the form sends it and the function accepts it. Texts come out trimmed and free of control
 * characters.
 */
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

/** Names one press of Send; the same id sent twice with the same text is one enquiry. A UUID. */
export const submissionIdHeader = "idempotency-key";

/** Milliseconds between showing the form and sending it. Absent from callers that are not our form. */
export const formElapsedHeader = "x-form-elapsed-ms";

/** Present only when something filled in the honeypot field. */
export const honeypotHeader = "x-form-trap";

/** A person needs at least this long for the form; our form waits it out before it sends. Milliseconds. */
export const minimumFormTime = 2000;
