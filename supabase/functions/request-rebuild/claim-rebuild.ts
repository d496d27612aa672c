import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { HttpError } from "../_shared/http-error.ts";
import { logEvent } from "../_shared/log.ts";

/** How long nothing may have changed before a build is worth its while: a burst of saves is one build. */
const quietPeriod = "20 seconds";

/** After this long a change is built, even if others keep coming. */
const longestWait = "5 minutes";

const claimSchema = z.array(z.object({ change_count: z.int(), attempt: z.int() })).max(1);

/** The right to ask for a build, and which changes that build will have seen. */
export type RebuildClaim = { changeCount: number; attempt: number };

/**
 * Gives the right to ask for a build if one is due, to one caller at a time, else nothing.
 * Throws HttpError 503 when the database does not answer as it should.
 */
export async function claimRebuild(database: SupabaseClient): Promise<RebuildClaim | undefined> {
  const { data, error, status } = await database.rpc("claim_site_rebuild", {
    quiet_period: quietPeriod,
    longest_wait: longestWait,
  });
  const claimed = claimSchema.safeParse(data);
  if (error !== null || !claimed.success) {
    logEvent("rebuild not claimed", { status, code: error?.code ?? "unexpected answer" });
    throw new HttpError(
      503,
      "unavailable",
      "What has changed could not be read just now. Please try again in a minute.",
    );
  }
  const [claim] = claimed.data;
  return claim && { changeCount: claim.change_count, attempt: claim.attempt };
}
