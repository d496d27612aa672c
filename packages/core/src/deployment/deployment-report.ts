import { z } from "zod";
import { rowsQuery } from "../session/owner-rows.ts";

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
  rowsQuery(
    ["deployment-report"],
    (supabase) => supabase.from("deployment_report").select("lookedAt:looked_at, site, checks"),
    ([report]): DeploymentReport | null =>
      report ? { ...report, checks: z.array(checkSchema).parse(report.checks) } : null,
  );
