import { requireOwner } from "../_shared/caller.ts";
import {
  type DeliverEnquiries,
  deliverEnquiriesSchema,
  type DeliveryReport,
} from "../_shared/contracts/deliver-enquiries.ts";
import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import { composeEnquiryMail } from "../_shared/enquiries/enquiry-mail.ts";
import type { Environment } from "../_shared/environment.ts";
import { databaseFailed, unavailable } from "../_shared/http-error.ts";
import { jsonResponse, readInput } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { countSent, deliverMail, mailsAtOnce } from "../_shared/mail/deliver-mail.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { deliverSubscriptionMails } from "../_shared/subscriptions/deliver-subscription-mails.ts";
import { notConfigured, webFunction } from "../_shared/web-function.ts";

/** Milliseconds in which batches of each kind may start. With two slow last batches, a run takes about a minute. */
const runTime = 15_000;

/** For cron and signed-in admins. */
export default { fetch: webFunction("deliver-enquiries", handle) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const caller = await requireOwner(request, environment);
  const input = await readInput(request, deliverEnquiriesSchema, { isOptional: true });
  const database = createServiceClient(environment);
  if (caller === "service") await noteTimer(database, environment.mail !== undefined);
  if (environment.mail === undefined) throw unavailable(notConfigured);

  const report = await deliverAsked(database, environment, input);
  if (report.sent + report.failed > 0) logEvent("emails delivered", { caller, ...report });
  return jsonResponse(200, report);
}

async function deliverAsked(
  database: DatabaseClient,
  environment: Environment,
  { enquiryId, mailId }: DeliverEnquiries,
): Promise<DeliveryReport> {
  const enquiryBatch = () => deliverBatch(database, environment, enquiryId);
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

/** With an id, sends that enquiry even if it is not due. Throws HttpError 503 when the database fails. */
async function deliverBatch(
  database: DatabaseClient,
  { mail }: Environment,
  enquiryId?: string,
): Promise<DeliveryReport> {
  const claimed = await database.rpc("claim_undelivered_enquiries", {
    batch_size: mailsAtOnce,
    only_enquiry: enquiryId ?? null,
  } satisfies SqlFunction<"claim_undelivered_enquiries">["Args"]);
  if (claimed.error !== null) {
    const sentence = "The enquiries could not be read just now. Please try again in a minute.";
    throw databaseFailed("enquiries not claimed", claimed, sentence);
  }
  const deliveries = claimed.data.map((enquiry) =>
    deliverMail(database, "contact_enquiries", enquiry, mail, (settings) =>
      composeEnquiryMail(enquiry, settings),
    ),
  );
  return countSent(deliveries);
}

async function deliverSubscriptionBatch(
  database: DatabaseClient,
  environment: Environment,
  mailId?: string,
): Promise<DeliveryReport> {
  try {
    return await deliverSubscriptionMails(database, environment, mailId);
  } catch {
    logEvent("subscription mails not claimed");
    throw unavailable("The emails could not be read just now. Please try again in a minute.");
  }
}
