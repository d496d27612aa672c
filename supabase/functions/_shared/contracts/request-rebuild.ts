import { z } from "./zod.ts";

/** `requested` false: no deploy hook, no change that is due, another attempt in progress, or a failed hook. */
export const rebuildReportSchema = z.discriminatedUnion("requested", [
  z.object({ requested: z.literal(true) }),
  z.object({
    requested: z.literal(false),
    reason: z.enum(["no_deploy_hook", "nothing_due", "hook_failed"]),
  }),
]);

export type RebuildReport = z.infer<typeof rebuildReportSchema>;
