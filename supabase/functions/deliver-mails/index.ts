import { requireOwner } from "../_shared/caller.ts";
import { deliverMailsSchema, type DeliveryReport } from "../_shared/contracts/deliver-mails.ts";
import type { Environment } from "../_shared/environment.ts";
import { unavailable } from "../_shared/http-error.ts";
import { jsonResponse, readInput } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { deliverMails } from "../_shared/outbox/deliver-mails.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { notConfigured, webFunction } from "../_shared/web-function.ts";

/** Milliseconds in which batches may start. With a slow last batch, a run takes less than a minute. */
const runTime = 30_000;

/** For cron and signed-in admins. */
export default { fetch: webFunction("deliver-mails", handle) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const { caller } = await requireOwner(request, environment);
  const { mailId } = await readInput(request, deliverMailsSchema, { isOptional: true });
  const database = createServiceClient(environment);
  if (caller === "service") await noteTimer(database, environment.mail !== undefined);
  if (environment.mail === undefined) throw unavailable(notConfigured);

  const deliver = () => deliverMails(database, environment, mailId);
  const report = await (mailId === undefined ? deliverAllDue(deliver) : deliver());
  if (report.sent + report.failed > 0) logEvent("emails delivered", { caller, ...report });
  return jsonResponse(200, report);
}

/** Records the cron run for `deployment_health`. Ignores errors, so that emails are still sent. */
async function noteTimer(database: DatabaseClient, mailIsConfigured: boolean): Promise<void> {
  const { error } = await database.rpc("note_function_timer", { mail_is_configured: mailIsConfigured });
  if (error !== null) logEvent("timer run not recorded", { code: error.code });
}

/** Stops when nothing is due, the time is up or an entire batch failed (the mail server is probably down). */
async function deliverAllDue(deliver: () => Promise<DeliveryReport>): Promise<DeliveryReport> {
  const deadline = Date.now() + runTime;
  const total: DeliveryReport = { sent: 0, failed: 0 };
  while (Date.now() < deadline) {
    const batch = await deliver();
    total.sent += batch.sent;
    total.failed += batch.failed;
    if (batch.sent === 0) break;
  }
  return total;
}
