import process from "node:process";
import { z } from "zod";
import { requireOwner } from "../_shared/caller.ts";
import type { RebuildReport } from "../_shared/contracts/request-rebuild.ts";
import type { SqlFunction } from "../_shared/contracts/database-types.ts";
import { type Environment, givenSettings, parseSettings } from "../_shared/environment.ts";
import { databaseFailed } from "../_shared/http-error.ts";
import { jsonResponse, readJsonObject } from "../_shared/json.ts";
import { logEvent } from "../_shared/log.ts";
import { createServiceClient, type DatabaseClient } from "../_shared/service-client.ts";
import { hasNoSignIn, isPrivate, secondsAtMost, signInFault } from "../_shared/setting-schemas.ts";
import { webFunction } from "../_shared/web-function.ts";

/** For cron and signed-in admins. */
export default { fetch: webFunction("request-rebuild", handle) };

async function handle(request: Request, environment: Environment): Promise<Response> {
  const { caller } = await requireOwner(request, environment);
  // No input is expected, but a client may send an empty object.
  await readJsonObject(request, { isOptional: true });
  const hook = readDeployHookSettings(process.env);
  if (hook === undefined) return respond({ requested: false, reason: "no_deploy_hook" });

  const database = createServiceClient(environment);
  const claim = await claimRebuild(database);
  if (claim === undefined) return respond({ requested: false, reason: "nothing_due" });

  const failure = await callDeployHook(hook);
  const recorded = await recordOutcome(database, claim, failure);
  const outcome = failure === undefined ? "accepted" : "failed";
  logEvent("rebuild requested", { caller, outcome, attempt: claim.attempt, reason: failure, recorded });
  return respond(failure === undefined ? { requested: true } : { requested: false, reason: "hook_failed" });
}

const respond = (report: RebuildReport) => jsonResponse(200, report);

/** Debounces builds, so that a burst of saves triggers only one. */
const quietPeriod = "20 seconds";

/** A build starts after this time even if changes continue. */
const longestWait = "5 minutes";

const claimSchema = z.array(z.object({ change_count: z.int(), attempt: z.int() })).max(1) satisfies z.ZodType<
  SqlFunction<"claim_site_rebuild">["Returns"]
>;

type RebuildClaim = z.infer<typeof claimSchema>[number];

/** Returns undefined if no build is due or another caller holds the claim. Throws HttpError 503 on database errors. */
async function claimRebuild(database: DatabaseClient): Promise<RebuildClaim | undefined> {
  const answer = await database.rpc("claim_site_rebuild", {
    quiet_period: quietPeriod,
    longest_wait: longestWait,
  });
  const claimed = claimSchema.safeParse(answer.data);
  if (answer.error !== null || !claimed.success) {
    const sentence = "We could not check for changes just now. Please try again in a minute.";
    throw databaseFailed("rebuild not claimed", answer, sentence);
  }
  return claimed.data[0];
}

const hookSchema = z
  .object({
    /** Secret, because it triggers site builds. */
    DEPLOY_HOOK_URL: z
      .url({ protocol: /^https?$/, error: "must be an https address", abort: true })
      .refine(isPrivate, "must be an https address")
      .refine(hasNoSignIn, signInFault),
    DEPLOY_HOOK_TIMEOUT_SECONDS: secondsAtMost(10),
  })
  .transform(({ DEPLOY_HOOK_URL: url, DEPLOY_HOOK_TIMEOUT_SECONDS: timeout }) => ({ url, timeout }));

type DeployHookSettings = z.output<typeof hookSchema>;

/** Returns undefined if no hook is set. Throws EnvironmentError (without values) for invalid settings. */
export function readDeployHookSettings(
  variables: Record<string, string | undefined>,
): DeployHookSettings | undefined {
  const source = givenSettings(variables);
  return source["DEPLOY_HOOK_URL"] === undefined ? undefined : parseSettings(hookSchema, source);
}

/** Returns our own message on failure, because errors and redirects could leak the secret URL. Never throws. */
async function callDeployHook({ url, timeout }: DeployHookSettings): Promise<string | undefined> {
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, { method: "POST", redirect: "manual", signal: deadline });
    // Not awaited, because a hosting provider may accept the request but never finish its response.
    response.body?.cancel().catch(() => undefined);
    return response.ok ? undefined : `The deploy hook returned ${response.status}.`;
  } catch {
    return deadline.aborted
      ? "The deploy hook did not respond in time."
      : "The connection to the deploy hook failed.";
  }
}

/** Returns whether the result was stored. Retries once, because an unrecorded success triggers another build. */
async function recordOutcome(
  database: DatabaseClient,
  { change_count, attempt }: RebuildClaim,
  failure: string | undefined,
): Promise<boolean> {
  const record = async () => {
    const { error } =
      failure === undefined
        ? await database.rpc("accept_site_rebuild", { change_count, attempt })
        : await database.rpc("fail_site_rebuild", { attempt, reason: failure });
    return error === null;
  };
  return (await record()) || (await record());
}
