import { createHash, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import {
  type ContactEnquiry,
  contactEnquirySchema,
  formElapsedHeader,
  honeypotHeader,
  minimumFormTime,
  submissionIdHeader,
} from "../_shared/contracts/contact-enquiry.ts";
import type { Row, SqlFunction } from "../_shared/contracts/database-types.ts";
import { type EnquiryColumn, enquiryFields } from "../_shared/contracts/enquiry-fields.ts";
import type { Environment } from "../_shared/environment.ts";
import { HttpError, unavailable } from "../_shared/http-error.ts";
import { jsonResponse, readInput } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { deliverNow } from "../_shared/outbox/deliver-mails.ts";
import { senderHash } from "../_shared/sender-hash.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { uuidIn } from "../_shared/uuid-in.ts";
import { webFunction } from "../_shared/web-function.ts";

const notTaken = "We could not take your message just now. Please try again in a minute.";

const tooMany = () =>
  new HttpError(
    429,
    "rate_limited",
    "Thank you: we already have several messages from you and will answer them. Please wait ten minutes before sending another.",
    { headers: { "Retry-After": String(limitWindowSeconds) } },
  );

/** Responds 200 once the enquiry is stored, even if the email fails. */
export default { fetch: webFunction("send-contact-email", handle, notTaken) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const input = await readInput(request, contactEnquirySchema);
  const database = createServiceClient(environment);
  const sign = spamSign(request.headers);
  const stored = await storeEnquiry(database, {
    enquiry: input,
    id: submissionId(request.headers),
    sender: senderHash(request.headers, environment.secretKeys[0]),
    sign,
  });
  if (stored === undefined || stored.outcome === "different_text") throw unavailable(notTaken);
  if (stored.enquiry_id === null) throw tooMany();

  logEvent("enquiry", { enquiry: stored.enquiry_id, outcome: stored.outcome, sign });
  // The cron job emails a "held" one later.
  if (stored.outcome === "stored" && sign === "none") await deliverNow(database, environment, stored.mail_id);
  return jsonResponse(200, { ok: true });
}

/**
 * Milliseconds. Browsers round clocks and fire timers early, and rejecting a real enquiry is worse than accepting
 * spam.
 */
const clockTolerance = 250;

type SpamSign = "none" | "doubtful" | "spam";

/**
 * Fast submissions are spam. A filled-in honeypot alone is only doubtful, because a browser may have autofilled the
 * field.
 */
export function spamSign(headers: Headers): SpamSign {
  const elapsed = headers.get(formElapsedHeader)?.trim();
  if (elapsed && Number(elapsed) < minimumFormTime - clockTolerance) return "spam";
  return headers.get(honeypotHeader)?.trim() ? "doubtful" : "none";
}

const enquiriesPerSender = 10;

const limitWindowSeconds = 600;

/** Maximum for all senders within the limit window. Further emails are held and sent later. */
const enquiriesMailedAtOnce = 60;

type Submission = { enquiry: ContactEnquiry; id: string; sender: string | null; sign: SpamSign };

const rows = z.tuple([
  z.union([
    z.object({ outcome: z.literal(["stored", "held"]), enquiry_id: z.uuid(), mail_id: z.uuid() }),
    z.object({ outcome: z.literal("duplicate"), enquiry_id: z.uuid(), mail_id: z.null() }),
    z.object({
      outcome: z.literal(["different_text", "rate_limited"]),
      enquiry_id: z.null(),
      mail_id: z.null(),
    }),
  ]),
]) satisfies z.ZodType<SqlFunction<"submit_contact_enquiry">["Returns"]>;

type Stored = z.infer<typeof rows>[0];

async function storeEnquiry(database: DatabaseClient, submission: Submission): Promise<Stored | undefined> {
  const stored = await submit(database, submission);
  if (stored?.outcome !== "different_text") return stored;
  return submit(database, { ...submission, id: submissionIdOfText(submission.id, submission.enquiry) });
}

/** Retries once after a temporary failure. The submission id makes this idempotent. */
async function submit(
  database: DatabaseClient,
  submission: Submission,
  isRetry = false,
): Promise<Stored | undefined> {
  const { enquiry, id, sender, sign } = submission;
  const { data, error, status } = await database.rpc("submit_contact_enquiry", {
    submission_id: id,
    enquiry: enquiryColumns(enquiry),
    sender_hash: sender,
    is_spam: sign === "spam",
    is_doubtful: sign === "doubtful",
    limit_count: enquiriesPerSender,
    limit_window: `${limitWindowSeconds} seconds`,
    busy_count: enquiriesMailedAtOnce,
  } satisfies SqlFunction<"submit_contact_enquiry">["Args"]);
  const answer = rows.safeParse(data);
  if (error === null && answer.success) return answer.data[0];
  // Logs only the code, because the database's message may contain row values.
  logEvent("enquiry not stored", { status, code: error?.code ?? "unexpected answer" });
  if (isRetry || (status > 0 && status < 500)) return undefined;
  await pause(250);
  return submit(database, submission, true);
}

/** Maps fields to columns. Replaces empty strings with null. */
function enquiryColumns(enquiry: ContactEnquiry): Pick<Row<"contact_enquiries">, EnquiryColumn> {
  const names = Object.keys(enquiryFields) as (keyof ContactEnquiry)[];
  const entries = names.map((name) => [enquiryFields[name].column, enquiry[name] || null]);
  // The schema ensures that required columns are not null.
  return Object.fromEntries(entries) as Pick<Row<"contact_enquiries">, EnquiryColumn>;
}

/** Generates an id unless the caller sent a UUID. */
export const submissionId = (headers: Headers): string => uuidIn(headers, submissionIdHeader) ?? randomUUID();

/** Prevents the loss of text that a visitor edits after a failure and resubmits with the same id. */
export function submissionIdOfText(id: string, enquiry: ContactEnquiry): string {
  const text = JSON.stringify([id, ...Object.entries(enquiry).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
  const hex = createHash("sha256").update(text).digest("hex");
  // Version 8 (custom) and variant 10 (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
