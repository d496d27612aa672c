import { checkAddresses, checkSite } from "./addresses.ts";
import { checkBuild } from "./build.ts";
import type { Check } from "./check.ts";
import { checkDatabase, checkSupabase } from "./database.ts";
import { type Deployment, type Network, openDeployment, type Patient } from "./deployment.ts";
import { checkFunctions } from "./functions.ts";
import { checkHealth } from "./health.ts";
import { checkPublication } from "./publication.ts";
import { checkServices } from "./services.ts";
import { checkSiteSecurity } from "./site-security.ts";

type Chapter = (deployment: Deployment) => Promise<Check[]>;

const ofSupabase: Chapter[] = [checkDatabase, checkServices, checkFunctions, checkHealth];
const ofSite: Chapter[] = [checkAddresses, checkSiteSecurity, checkBuild];
const ofBoth: Chapter[] = [checkPublication];

/** Does not change the deployment. If the site does not respond, returns only that check. */
export async function examine(patient: Patient, network?: Network): Promise<Check[]> {
  const deployment = openDeployment(patient, network);
  const [site, supabase] = await Promise.all([checkSite(deployment), checkSupabase(deployment)]);
  const answers = ({ verdict }: Check) => verdict === "good";
  const chapters = [
    ...(answers(supabase) ? ofSupabase : []),
    ...(answers(site) ? ofSite : []),
    ...(answers(site) && answers(supabase) ? ofBoth : []),
  ];
  const checks = [site, supabase].map((check) =>
    check.verdict === "unknown" ? { ...check, verdict: "bad" as const } : check,
  );
  // Sequential, to limit the load on the deployment.
  for (const chapter of chapters) checks.push(...(await chapter(deployment)));
  return checks;
}
