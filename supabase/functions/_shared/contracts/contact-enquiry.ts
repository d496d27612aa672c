import { packages } from "../brand/brand.ts";
import type { Row } from "./database-types.ts";
import { mendSurrogates, toSingleLine } from "./single-line.ts";
import { z } from "./zod.ts";

const [starter, standard, ecommerce] = packages;

/** The package choices of the contact form; an empty choice is allowed as well. */
export const packageChoices = [
  `${starter.name} - ${starter.services.price}/month`,
  `${standard.name} - ${standard.services.price}/month`,
  `${ecommerce.name} - ${ecommerce.services.price}/month`,
  "Not sure yet",
] as const;

/** Line breaks and tabs stay; the other control characters go, NUL above all, which Postgres refuses. */
const toPlainText = (text: string) =>
  mendSurrogates(text)
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "");

const line = (notText: string) => z.string(notText).overwrite(toSingleLine).trim();

/**
 * A contact enquiry as the form sends it and the function accepts it. Texts come out trimmed and free of control
 * characters.
 */
export const contactEnquirySchema = z.object({
  firstName: line("First name is required").min(1, "First name is required").max(100, "First name too long"),
  lastName: line("Last name is required").min(1, "Last name is required").max(100, "Last name too long"),
  email: line("Invalid email address").max(255, "Email too long").email("Invalid email address"),
  phone: line("Phone number must be text").max(20, "Phone number too long").optional(),
  businessType: line("Business type must be text").max(100, "Business type too long").optional(),
  package: z.enum(["", ...packageChoices], "Please choose a package from the list").optional(),
  message: z
    .string("Message is required")
    .overwrite(toPlainText)
    .trim()
    .min(1, "Message is required")
    .max(5000, "Message too long"),
});

export type ContactEnquiry = z.infer<typeof contactEnquirySchema>;

/**
 * What each field is called, and the column that keeps it, in the order in which form, mail, admin and export show them:
 * they are made of this table. A field of the schema that is missing here is a type error.
 */
export const enquiryFields = {
  firstName: { label: "First name", column: "first_name" },
  lastName: { label: "Last name", column: "last_name" },
  email: { label: "Email", column: "email" },
  phone: { label: "Phone", column: "phone" },
  businessType: { label: "Business type", column: "business_type" },
  package: { label: "Package", column: "package" },
  message: { label: "Message", column: "message" },
} as const satisfies Record<keyof ContactEnquiry, { label: string; column: keyof Row<"contact_enquiries"> }>;

/** The columns that keep what a visitor typed. */
export type EnquiryColumn = (typeof enquiryFields)[keyof ContactEnquiry]["column"];

const shownApart: readonly EnquiryColumn[] = ["first_name", "last_name", "message"];

/** The fields that mail and admin list beside the name, which they join, and the message, which they show apart. */
export const detailFields = () =>
  Object.values(enquiryFields).filter(({ column }) => !shownApart.includes(column));

/** Names one press of Send; the same id sent twice with the same text is one enquiry. A UUID. */
export const submissionIdHeader = "idempotency-key";

/** Milliseconds between showing the form and sending it. Absent from callers that are not our form. */
export const formElapsedHeader = "x-form-elapsed-ms";

/** What a person never sees and so never fills in. Present only when something filled it in. */
export const formTrapHeader = "x-form-trap";

/** A person needs at least this long for the form; our form waits it out before it sends. Milliseconds. */
export const minimumFormTime = 2000;
