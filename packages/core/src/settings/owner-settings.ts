import type { Row } from "@brightwren/functions/contracts/database-types";
import { AccessError, getSignedInClient } from "../session/access.ts";

/** What the owner has chosen. `generated_posts`: what a generated post is, a draft or shown to visitors at once. */
export type OwnerSettings = Omit<Row<"owner_settings">, "only_row">;

/** The owner's settings. Throws an `AccessError` or the backend's error. */
export async function readOwnerSettings(signal: AbortSignal): Promise<OwnerSettings> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("owner_settings")
    .select("generated_posts")
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
    .select("generated_posts")
    .maybeSingle()
    .throwOnError();
  if (!data) throw new AccessError("not-admin");
  return data;
}
