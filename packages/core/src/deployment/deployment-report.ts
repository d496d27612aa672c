import { z } from "zod";
import { getSignedInClient } from "../session/access.ts";

const checkSchema = z.object({
  name: z.string(),
  verdict: z.enum(["good", "bad", "unknown"]),
  says: z.string(),
});

/** One thing that `npm run doctor` looked at; `unknown`: it could not be told. */
export type DeploymentCheck = z.infer<typeof checkSchema>;

/** What `npm run doctor -- --store` found last. `lookedAt`: an ISO timestamp. */
export type DeploymentReport = { lookedAt: string; site: string; checks: DeploymentCheck[] };

/**
 * What the doctor found last; null where it was never told to store that. Throws an `AccessError`, the backend's error, or
 * what zod says of a row that somebody else wrote.
 */
export async function readDeploymentReport(signal: AbortSignal): Promise<DeploymentReport | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("deployment_report")
    .select("looked_at, site, checks")
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return (
    data && { lookedAt: data.looked_at, site: data.site, checks: z.array(checkSchema).parse(data.checks) }
  );
}

/** Query options for `readDeploymentReport`. */
export const deploymentReportQuery = () => ({
  queryKey: ["deployment-report"] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readDeploymentReport(signal),
});
