import { requireOwner } from "../_shared/caller.ts";
import { deliverEnquiriesSchema, type DeliveryReport } from "../_shared/contracts/deliver-enquiries.ts";
import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import { deliverEnquiry } from "../_shared/enquiries/deliver-enquiry.ts";
import type { StoredEnquiry } from "../_shared/enquiries/enquiry-mail.ts";
import type { Environment, MailSettings } from "../_shared/environment.ts";
import { HttpError, invalidInput } from "../_shared/http-error.ts";
import { jsonResponse, readOptionalJsonObject } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";

/** Mails sent side by side; mail servers limit how many connections one client may hold. */
const batchSize = 3;

/** Milliseconds after which no further batch is begun. One batch more, at its slowest, stays well under a minute. */
const runTime = 30_000;

const unavailable = "The function is not set up completely. Its log names the settings at fault.";

/** Sends the enquiries whose mail is due. For the project's own timer and for a signed-in admin. */
export default { fetch: webFunction({ name: "deliver-enquiries", unavailable, handle }) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const caller = await requireOwner(request, environment);
  const input = deliverEnquiriesSchema.safeParse(await readOptionalJsonObject(request));
  if (!input.success) throw invalidInput(input.error);
  const database = createServiceClient(environment);
  if (caller === "service") await noteTimer(database, environment.mail !== undefined);
  if (environment.mail === undefined) throw new HttpError(503, "unavailable", unavailable);

  const { enquiryId } = input.data;
  const report =
    enquiryId === undefined
      ? await deliverDue(database, environment.mail)
      : await deliverBatch(database, environment.mail, enquiryId);
  if (report.sent + report.failed > 0) logEvent("enquiries delivered", { caller, ...report });
  return jsonResponse(200, report);
}

/** Notes for `deployment_health` that the timer came by. Never throws: mail must not wait for that. */
async function noteTimer(database: DatabaseClient, mailIsConfigured: boolean): Promise<void> {
  const { error } = await database.rpc("note_function_timer", { mail_is_configured: mailIsConfigured });
  if (error !== null) logEvent("timer not noted", { code: error.code });
}

/** Goes on until nothing is due, time is up, or a whole batch failed: then the mail server is down for the rest too. */
async function deliverDue(database: DatabaseClient, mail: MailSettings): Promise<DeliveryReport> {
  const deadline = Date.now() + runTime;
  const total: DeliveryReport = { sent: 0, failed: 0 };
  while (Date.now() < deadline) {
    const batch = await deliverBatch(database, mail);
    total.sent += batch.sent;
    total.failed += batch.failed;
    if (batch.sent === 0) break;
  }
  return total;
}

async function deliverBatch(
  database: DatabaseClient,
  mail: MailSettings,
  enquiryId?: string,
): Promise<DeliveryReport> {
  const claimed = await claimEnquiries(database, enquiryId);
  const outcomes = await Promise.all(claimed.map((enquiry) => deliverEnquiry(enquiry, { database, mail })));
  const sent = outcomes.filter((outcome) => outcome === "sent").length;
  return { sent, failed: outcomes.length - sent };
}

/**
 * Returns a batch of enquiries whose mail is due, or the one that is named if its mail is not out and nobody is sending
 * it now. Each is handed to one caller only. Throws HttpError 503 when the database does not answer.
 */
async function claimEnquiries(database: DatabaseClient, enquiryId?: string): Promise<StoredEnquiry[]> {
  const { data, error, status } = await database.rpc("claim_undelivered_enquiries", {
    batch_size: batchSize,
    only_enquiry: enquiryId ?? null,
  } satisfies SqlFunction<"claim_undelivered_enquiries">["Args"]);
  if (error === null) return data;
  logEvent("enquiries not claimed", { status, code: error.code });
  throw new HttpError(
    503,
    "unavailable",
    "The enquiries could not be read just now. Please try again in a minute.",
  );
}
