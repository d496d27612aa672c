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
import { deliverSubscriptionMails } from "../_shared/subscriptions/deliver-subscription-mails.ts";
import { webFunction } from "../_shared/web-function.ts";

/** Number of concurrent emails. Mail servers limit connections per client. */
const batchSize = 3;

/** Milliseconds in which batches of each kind may start. With two slow last batches, a run takes about a minute. */
const runTime = 15_000;

const unavailable = "This function is not fully configured. Its log lists the missing or invalid settings.";

/** For cron and signed-in admins. */
export default { fetch: webFunction({ name: "deliver-enquiries", unavailable, handle }) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const caller = await requireOwner(request, environment);
  const input = deliverEnquiriesSchema.safeParse(await readOptionalJsonObject(request));
  if (!input.success) throw invalidInput(input.error);
  const database = createServiceClient(environment);
  if (caller === "service") await noteTimer(database, environment.mail !== undefined);
  if (environment.mail === undefined) throw new HttpError(503, "unavailable", unavailable);

  const { enquiryId, mailId } = input.data;
  const report = await deliverAsked(
    database,
    { ...environment, mail: environment.mail },
    { enquiryId, mailId },
  );
  if (report.sent + report.failed > 0) logEvent("emails delivered", { caller, ...report });
  return jsonResponse(200, report);
}

type Asked = { enquiryId: string | undefined; mailId: string | undefined };

async function deliverAsked(
  database: DatabaseClient,
  environment: Environment & { mail: MailSettings },
  { enquiryId, mailId }: Asked,
): Promise<DeliveryReport> {
  const enquiryBatch = () => deliverBatch(database, environment.mail, enquiryId);
  const subscriptionBatch = () => deliverSubscriptionBatch(database, environment, mailId);
  if (mailId !== undefined) return subscriptionBatch();
  if (enquiryId !== undefined) return enquiryBatch();
  // One after the other, because mail servers limit connections. A fault of one must not stop the other.
  const enquiries = await deliverDue(enquiryBatch).catch(toError);
  const subscriptions = await deliverDue(subscriptionBatch).catch(toError);
  if (enquiries instanceof Error) throw enquiries;
  if (subscriptions instanceof Error) throw subscriptions;
  return { sent: enquiries.sent + subscriptions.sent, failed: enquiries.failed + subscriptions.failed };
}

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Records the cron run for `deployment_health`. Ignores errors, so that emails are still sent. */
async function noteTimer(database: DatabaseClient, mailIsConfigured: boolean): Promise<void> {
  const { error } = await database.rpc("note_function_timer", { mail_is_configured: mailIsConfigured });
  if (error !== null) logEvent("timer run not recorded", { code: error.code });
}

/** Stops when nothing is due, the time is up or an entire batch failed (the mail server is probably down). */
async function deliverDue(deliverNext: () => Promise<DeliveryReport>): Promise<DeliveryReport> {
  const deadline = Date.now() + runTime;
  const total: DeliveryReport = { sent: 0, failed: 0 };
  while (Date.now() < deadline) {
    const batch = await deliverNext();
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

async function deliverSubscriptionBatch(
  database: DatabaseClient,
  environment: Environment,
  mailId?: string,
): Promise<DeliveryReport> {
  try {
    return await deliverSubscriptionMails(database, environment, mailId);
  } catch {
    logEvent("subscription mails not claimed", {});
    throw new HttpError(
      503,
      "unavailable",
      "The emails could not be read just now. Please try again in a minute.",
    );
  }
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
