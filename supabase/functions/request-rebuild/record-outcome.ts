import type { SupabaseClient } from "@supabase/supabase-js";
import type { RebuildClaim } from "./claim-rebuild.ts";

/**
 * Takes a claim and what went wrong with it, if anything; writes that down and says whether that worked. Tries twice:
 * a request not marked as accepted is made again, which costs a needless build. Never throws.
 */
export async function recordOutcome(
  database: SupabaseClient,
  { changeCount, attempt }: RebuildClaim,
  failure: string | undefined,
): Promise<boolean> {
  const record = async () => {
    const { error } =
      failure === undefined
        ? await database.rpc("accept_site_rebuild", { change_count: changeCount, attempt })
        : await database.rpc("fail_site_rebuild", { attempt, reason: failure });
    return error === null;
  };
  const tried = () => record().catch(() => false);
  return (await tried()) || (await tried());
}
