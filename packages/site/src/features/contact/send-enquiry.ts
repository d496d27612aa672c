import {
  type ContactEnquiry,
  contactEnquirySchema,
  minimumFormTime,
  sendContactEmail,
} from "@brightwren/core/contact/contact-enquiry";
import { FunctionError } from "@brightwren/core/functions/invoke-function";

export type FieldName = keyof ContactEnquiry;
/** What stands in the fields of the form. */
export type EnquiryTexts = Record<FieldName, string>;
/** What is wrong, by field. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** `message`: what a person is told, where that is not said at a field. */
type Refusal = { errors: FieldErrors; message?: string };

type Attempt = {
  texts: EnquiryTexts;
  /** What stood in the field that people do not see. */
  trap: string;
  /** When the form was shown, on the clock of `performance.now()`. */
  shownAt: number;
};

/** What is wrong with an enquiry, the first fault of each field. */
export const checkEnquiry = (texts: EnquiryTexts): FieldErrors =>
  firstFaults(contactEnquirySchema.safeParse(texts).error?.issues ?? []);

/**
 * Checks and sends an enquiry, not before a person can have filled in the form. Resolves with "sent", or with what stands
 * against it. A file of its own with the schema and the client of the backend: it is fetched when somebody turns to the
 * form.
 */
export async function sendEnquiry({ texts, trap, shownAt }: Attempt): Promise<"sent" | Refusal> {
  const parsed = contactEnquirySchema.safeParse(texts);
  if (!parsed.success) return { errors: firstFaults(parsed.error.issues) };
  const elapsed = () => performance.now() - shownAt;
  await pause(minimumFormTime - elapsed());
  try {
    const enquiry = parsed.data;
    await sendContactEmail({ enquiry, submissionId: submissionId(enquiry), elapsed: elapsed(), trap });
  } catch (error) {
    console.warn("The enquiry was not sent:", error);
    return refusalFrom(error);
  }
  tried = undefined;
  return "sent";
}

const isFieldName = (name: unknown): name is FieldName =>
  typeof name === "string" && name in contactEnquirySchema.shape;

function firstFaults(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) if (isFieldName(path[0])) errors[path[0]] ??= message;
  return errors;
}

function refusalFrom(error: unknown): Refusal {
  const { message, fields } = error instanceof FunctionError ? error : { message: "", fields: {} };
  const errors = Object.fromEntries(Object.entries(fields).filter(([name]) => isFieldName(name)));
  return { errors, message: message || "Failed to send message. Please try again." };
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds)));

let tried: { content: string; id: string } | undefined;

/**
 * Names an enquiry: the same content tried again keeps its id, so that an answer lost on the way never makes two
 * enquiries of one; changed content, or the next enquiry after a success, gets a new one.
 */
function submissionId(enquiry: ContactEnquiry): string {
  const content = JSON.stringify(enquiry);
  if (tried?.content !== content) tried = { content, id: crypto.randomUUID() };
  return tried.id;
}
