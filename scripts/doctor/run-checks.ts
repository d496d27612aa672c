import { checkAddresses, checkSite } from "./addresses.ts";
import { checkBuild } from "./build.ts";
import type { Check } from "./check.ts";
import { checkDatabase, checkSupabase } from "./database.ts";
import { type Network, openDeployment, type Target } from "./deployment.ts";
import { checkFiles } from "./files.ts";
import { checkFunctions } from "./functions.ts";
import { checkHealth } from "./health.ts";
import { checkPayments } from "./payments.ts";
import { checkPublication } from "./publication.ts";
import { checkServices } from "./services.ts";
import { checkSiteSecurity } from "./site-security.ts";

/** Does not change the deployment. Skips the checks of a site or Supabase project that does not respond. */
export async function runChecks(target: Target, network?: Network): Promise<Check[]> {
  const deployment = openDeployment(target, network);
  const [site, supabase] = await Promise.all([checkSite(deployment), checkSupabase(deployment)]);
  const [siteResponds, supabaseResponds] = [site, supabase].map(({ verdict }) => verdict === "good");
  const groups = [
    ...(supabaseResponds ? [checkDatabase, checkServices, checkFunctions, checkPayments, checkHealth] : []),
    ...(siteResponds ? [checkAddresses, checkFiles, checkSiteSecurity, checkBuild] : []),
    ...(siteResponds && supabaseResponds ? [checkPublication] : []),
  ];
  const checks = [site, supabase].map((check) =>
    check.verdict === "unknown" ? { ...check, verdict: "bad" as const } : check,
  );
  // Sequential, to limit the load on the deployment.
  for (const group of groups) checks.push(...(await group(deployment)));
  return checks;
}
