import process from "node:process";
import { requireOwner } from "../_shared/caller.ts";
import type { RebuildReport } from "../_shared/contracts/request-rebuild.ts";
import type { Environment } from "../_shared/environment.ts";
import { jsonResponse } from "../_shared/json-response.ts";
import { logEvent } from "../_shared/log.ts";
import { createServiceClient } from "../_shared/service-client.ts";
import { webFunction } from "../_shared/web-function.ts";
import { callDeployHook } from "./call-deploy-hook.ts";
import { claimRebuild } from "./claim-rebuild.ts";
import { readDeployHookSettings } from "./deploy-hook-settings.ts";
import { recordOutcome } from "./record-outcome.ts";

const unavailable = "The function is not set up completely. Its log names the settings at fault.";

/** Asks the host for a new build if what is public has changed. For the project's own timer and a signed-in admin. */
export const requestRebuild = webFunction({ name: "request-rebuild", unavailable, handle });

async function handle(request: Request, environment: Environment): Promise<Response> {
  const caller = await requireOwner(request, environment);
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
