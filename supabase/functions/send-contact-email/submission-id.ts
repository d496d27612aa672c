import { createHash, randomUUID } from "node:crypto";
import { submissionIdHeader, type ContactEnquiry } from "../_shared/contracts/contact-enquiry.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Takes a request's headers; gives the caller's name for this submission, or a new one if it gave no UUID. */
export function submissionId(headers: Headers): string {
  const given = headers.get(submissionIdHeader)?.trim();
  return given !== undefined && uuid.test(given) ? given.toLowerCase() : randomUUID();
}

/**
 * Takes a submission's id and an enquiry; gives an id for exactly this text under that id.
 * For a visitor who corrects the text after an unclear failure and sends it again under the old id: both are kept.
 */
export function submissionIdOfText(id: string, enquiry: ContactEnquiry): string {
  const text = JSON.stringify([id, ...Object.entries(enquiry).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  const hex = createHash("sha256").update(text).digest("hex");
  // Version 8, variant 10: a UUID whose bits are ours to choose (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
