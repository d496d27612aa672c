import { z } from "zod";
import { ownerQuery } from "../session/access.ts";

const checkSchema = z.object({
  name: z.string(),
  verdict: z.enum(["good", "bad", "unknown"]),
  says: z.string(),
});

/** A check from `npm run doctor`; `unknown` means that it could not be determined. */
export type DeploymentCheck = z.infer<typeof checkSchema>;

/** Latest result of `npm run doctor -- --store`. `lookedAt`: an ISO timestamp. */
type DeploymentReport = { lookedAt: string; site: string; checks: DeploymentCheck[] };

/** Returns null before the first stored run. Throws a ZodError for an invalid row. */
export const deploymentReportQuery = () =>
  ownerQuery(["deployment-report"], async (supabase, signal): Promise<DeploymentReport | null> => {
    const { data } = await supabase
      .from("deployment_report")
      .select("looked_at, site, checks")
      .abortSignal(signal)
      .maybeSingle()
      .throwOnError();
    return (
      data && { lookedAt: data.looked_at, site: data.site, checks: z.array(checkSchema).parse(data.checks) }
    );
  });
