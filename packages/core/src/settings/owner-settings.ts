import type { Row } from "@brightwren/functions/contracts/database-types";
import { AccessError, getSignedInClient } from "../session/access.ts";

/**
 * What the owner has chosen. `generated_posts`: whether a generated post is a draft or published immediately. `author` and
 * `generated_author`: the author's name that new posts and generated posts start with; null is the brand's own.
 */
export type OwnerSettings = Omit<Row<"owner_settings">, "only_row">;

const columns = "generated_posts, author, generated_author";

/** The owner's settings. Throws an `AccessError` or the backend's error. */
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

/** Query options for `readOwnerSettings`. */
export const ownerSettingsQuery = () => ({
  queryKey: ["owner-settings"] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readOwnerSettings(signal),
});

/** Stores what the owner has chosen anew, and returns all of it. Throws an `AccessError` or the backend's error. */
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
