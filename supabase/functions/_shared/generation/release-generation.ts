import type { SupabaseClient } from "@supabase/supabase-js";
import { logEvent } from "../log.ts";

/** Gives a claim back after a failure, so that the same request may be tried again at once. Never throws: else it expires. */
export async function releaseGeneration(database: SupabaseClient, claimId: string): Promise<void> {
  const { error, status } = await database.rpc("release_post_generation", { claim_id: claimId });
  if (error !== null) logEvent("generation not released", { status, code: error.code });
}
