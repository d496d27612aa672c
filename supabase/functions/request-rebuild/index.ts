import process from "node:process";
import { z } from "zod";
import { requireOwner } from "../_shared/caller.ts";
import type { RebuildReport } from "../_shared/contracts/request-rebuild.ts";
import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import type { Environment } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http-error.ts";
import { jsonResponse, readOptionalJsonObject } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";
import { type DeployHookSettings, readDeployHookSettings } from "./deploy-hook-settings.ts";

const unavailable = "The function is not set up completely. Its log names the settings at fault.";

/** Asks the host for a new build if what is public has changed. For the project's own timer and a signed-in admin. */
export default { fetch: webFunction({ name: "request-rebuild", unavailable, handle }) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const caller = await requireOwner(request, environment);
  // There is nothing to be said in it, but a client may send an empty object.
  await readOptionalJsonObject(request);
  const hook = readDeployHookSettings(process.env);
  if (hook === undefined) return answer({ requested: false, reason: "no_deploy_hook" });

  const database = createServiceClient(environment);
  const claim = await claimRebuild(database);
  if (claim === undefined) return answer({ requested: false, reason: "nothing_due" });

  const failure = await callDeployHook(hook);
  const recorded = await recordOutcome(database, claim, failure);
  const outcome = failure === undefined ? "accepted" : "failed";
  logEvent("rebuild requested", { caller, outcome, attempt: claim.attempt, reason: failure, recorded });
  return answer(failure === undefined ? { requested: true } : { requested: false, reason: "hook_failed" });
}

const answer = (report: RebuildReport) => jsonResponse(200, report);

/** How long nothing may have changed before a build is worth its while: a burst of saves is one build. */
const quietPeriod = "20 seconds";

/** After this long a change is built, even if others keep coming. */
const longestWait = "5 minutes";

const claimSchema = z.array(z.object({ change_count: z.int(), attempt: z.int() })).max(1) satisfies z.ZodType<
  SqlFunction<"claim_site_rebuild">["Returns"]
>;

/** The right to ask for a build, and which changes that build will have seen. */
type RebuildClaim = { changeCount: number; attempt: number };

/**
 * Returns the right to ask for a build if one is due, to one caller at a time, else nothing.
 * Throws HttpError 503 when the database does not answer as it should.
 */
async function claimRebuild(database: DatabaseClient): Promise<RebuildClaim | undefined> {
  const { data, error, status } = await database.rpc("claim_site_rebuild", {
    quiet_period: quietPeriod,
    longest_wait: longestWait,
  });
  const claimed = claimSchema.safeParse(data);
  if (error !== null || !claimed.success) {
    logEvent("rebuild not claimed", { status, code: error?.code ?? "unexpected answer" });
    throw new HttpError(
      503,
      "unavailable",
      "What has changed could not be read just now. Please try again in a minute.",
    );
  }
  const [claim] = claimed.data;
  return claim && { changeCount: claim.change_count, attempt: claim.attempt };
}

/**
 * Accepts the deploy hook's settings; asks for a build. Returns nothing once the host accepted that (2xx), else a short
 * sentence that says what went wrong. The sentence is ours: an error's own words quote the address, which is secret.
 * Never throws. Redirects count as failures: whoever they lead to would learn the address from the request.
 */
async function callDeployHook({ url, timeout }: DeployHookSettings): Promise<string | undefined> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { method: "POST", redirect: "manual", signal: deadline });
    // Not awaited: a host may accept the request and then never finish its answer.
    response.body?.cancel().catch(() => undefined);
    return response.ok ? undefined : `The deploy hook answered ${response.status}.`;
  } catch {
    return deadline.aborted
      ? "The deploy hook did not answer in time."
      : "No connection to the deploy hook could be made.";
  }
}

/**
 * Writes down what became of a claim, what went wrong with it if anything; returns whether that worked. Tries twice:
 * a request not marked as accepted is made again, which costs a needless build. Never throws.
 */
async function recordOutcome(
  database: DatabaseClient,
  { changeCount, attempt }: RebuildClaim,
  failure: string | undefined,
): Promise<boolean> {
  const record = async () => {
    const { error } =
      failure === undefined
        ? await database.rpc("accept_site_rebuild", { change_count: changeCount, attempt })
        : await database.rpc("fail_site_rebuild", { attempt, reason: failure });
    return error === null;
  };
  const tried = () => record().catch(() => false);
  return (await tried()) || (await tried());
}
