import type { Row } from "@brightwren/functions/contracts/database-types";
import { AccessError, getSignedInClient } from "../session/access.ts";
import { queryOf } from "../supabase/query.ts";

/** `author`, `generated_author`: default authors for new and for generated posts; null means the brand's. */
export type OwnerSettings = Omit<Row<"owner_settings">, "only_row">;

const columns = "generated_posts, author, generated_author";

export async function readOwnerSettings(signal: AbortSignal): Promise<OwnerSettings> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("owner_settings")
    .select(columns)
    .abortSignal(signal)
    .single()
    .throwOnError();
  return data;
}

export const ownerSettingsQuery = () => queryOf(["owner-settings"], readOwnerSettings);

/** Stores the changed settings and returns all settings. */
export async function saveOwnerSettings(changes: Partial<OwnerSettings>): Promise<OwnerSettings> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("owner_settings")
    .update(changes)
    .eq("only_row", true)
    .select(columns)
    .maybeSingle()
    .throwOnError();
  if (!data) throw new AccessError("not-admin");
  return data;
}
