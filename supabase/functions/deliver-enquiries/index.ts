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

/** Concurrent mails; mail servers limit the connections of one client. */
const batchSize = 3;

/** Milliseconds until the last batch begins. With the slowest batch, a run stays well under a minute. */
const runTime = 30_000;

const unavailable = "The function is not set up completely. Its log names the settings at fault.";

/** For the project's timer and signed-in admins. */
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

/** Records the timer's run for `deployment_health`. Never throws, so that mail is sent anyway. */
async function noteTimer(database: DatabaseClient, mailIsConfigured: boolean): Promise<void> {
  const { error } = await database.rpc("note_function_timer", { mail_is_configured: mailIsConfigured });
  if (error !== null) logEvent("timer not noted", { code: error.code });
}

/** Stops when nothing is due, time is up, or a whole batch failed: then the mail server is down. */
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

/** With an id, claims that enquiry even if it is not due. Throws HttpError 503 when the database fails. */
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
