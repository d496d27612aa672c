import type { Row } from "@brightwren/functions/contracts/database-types";
import { AccessError, getSignedInClient, ownerQuery } from "../session/access.ts";

/** `author`, `generated_author`: default authors for new and for generated posts; null means the brand's. */
export type OwnerSettings = Omit<Row<"owner_settings">, "only_row">;

const columns = "generated_posts, author, generated_author";

export const ownerSettingsQuery = () =>
  ownerQuery(["owner-settings"], async (supabase, signal): Promise<OwnerSettings> => {
    const { data } = await supabase
      .from("owner_settings")
      .select(columns)
      .abortSignal(signal)
      .single()
      .throwOnError();
    return data;
  });

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
