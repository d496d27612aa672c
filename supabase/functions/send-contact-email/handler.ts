import { contactEnquirySchema } from "../_shared/contracts/contact-enquiry.ts";
import { deliverEnquiry } from "../_shared/enquiries/deliver-enquiry.ts";
import type { Environment } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http-error.ts";
import { invalidInput } from "../_shared/invalid-input.ts";
import { readJsonObject } from "../_shared/json-body.ts";
import { jsonResponse } from "../_shared/json-response.ts";
import { logEvent } from "../_shared/log.ts";
import { createServiceClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";
import { enquiryColumns } from "./enquiry-columns.ts";
import { limitWindowSeconds } from "./limits.ts";
import { senderHash } from "./sender-hash.ts";
import { looksLikeSpam } from "./spam.ts";
import { storeEnquiry } from "./store-enquiry.ts";
import { submissionId } from "./submission-id.ts";

const unavailable = "We could not take your message just now. Please try again in a minute.";

const tooMany = () =>
  new HttpError(
    429,
    "rate_limited",
    "Thank you: we already have several messages from you and will answer them. Please wait ten minutes before sending another.",
    { headers: { "Retry-After": String(limitWindowSeconds) } },
  );

/** Takes a visitor's enquiry, stores it and mails it to the studio. Once it is stored the answer is 200, mailed or not. */
export const sendContactEmail = webFunction({ name: "send-contact-email", unavailable, handle });

async function handle(request: Request, environment: Environment): Promise<Response> {
  const parsed = contactEnquirySchema.safeParse(await readJsonObject(request));
  if (!parsed.success) throw invalidInput(parsed.error);

  const database = createServiceClient(environment);
  const spam = looksLikeSpam(request.headers);
  const result = await storeEnquiry(database, {
    enquiry: parsed.data,
    id: submissionId(request.headers),
    sender: senderHash(request.headers, environment.secretKeys[0]),
    spam,
  });
  if (result.outcome === "unavailable") throw new HttpError(503, "unavailable", unavailable);
  if (result.outcome === "rate_limited") throw tooMany();

  logEvent("enquiry", { enquiry: result.enquiryId, outcome: result.outcome, spam });
  if (result.outcome === "stored" && !spam) {
    const row = {
      ...enquiryColumns(parsed.data),
      id: result.enquiryId,
      created_at: new Date().toISOString(),
      mail_attempts: 1,
    };
    await deliverEnquiry(row, { database, mail: environment.mail });
  }
  return jsonResponse(200, { ok: true });
}
