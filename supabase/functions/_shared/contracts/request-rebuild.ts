import { z } from "./zod.ts";

/**
 * What request-rebuild answers: whether a build was asked for in this run, and if not, why: no deploy hook is set;
 * nothing has changed, the last change is too fresh, or another attempt is running or not due yet; the hook failed.
 */
export const rebuildReportSchema = z.discriminatedUnion("requested", [
  z.object({ requested: z.literal(true) }),
  z.object({
    requested: z.literal(false),
    reason: z.enum(["no_deploy_hook", "nothing_due", "hook_failed"]),
  }),
]);

export type RebuildReport = z.infer<typeof rebuildReportSchema>;
