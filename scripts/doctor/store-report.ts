import type { Database } from "@brightwren/functions/contracts/database-types";
import { createClient } from "@supabase/supabase-js";
import type { Check } from "./check.ts";

type Report = { site: string; supabase: string; version: string; checks: readonly Check[] };

/** Stores the findings for the admin dashboard. Throws Supabase's error. */
export async function storeReport(
  { site, supabase, version, checks }: Report,
  secretKey: string,
): Promise<void> {
  const client = createClient<Database>(supabase, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const row = { only_row: true, looked_at: new Date().toISOString(), site, version, checks: [...checks] };
  await client.from("deployment_report").upsert(row).throwOnError();
}
