import { z } from "./zod.ts";

/** `requested` is false without a deploy hook or a due change, during another attempt, or when the hook failed. */
export const rebuildReportSchema = z.discriminatedUnion("requested", [
  z.object({ requested: z.literal(true) }),
  z.object({
    requested: z.literal(false),
    reason: z.enum(["no_deploy_hook", "nothing_due", "hook_failed"]),
  }),
]);

export type RebuildReport = z.infer<typeof rebuildReportSchema>;
