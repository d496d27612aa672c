import { getSignedInClient } from "../session/signed-in-client.ts";
import { enquiryKeys } from "./enquiry-keys.ts";

/**
 * When old enquiries were last deleted by the clock, as an ISO timestamp; null when that has never run.
 * Throws an `AccessError` or the backend's error.
 */
export async function lastTidied(signal: AbortSignal): Promise<string | null> {
  const supabase = await getSignedInClient();
  const { data } = await supabase
    .from("housekeeping")
    .select("tidied_at")
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError();
  return data?.tidied_at ?? null;
}

/** Query options for `lastTidied`. */
export const lastTidiedQuery = () => ({
  queryKey: [...enquiryKeys.all, "last-tidied"] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => lastTidied(signal),
  meta: { failure: "Error fetching when enquiries were last tidied" },
});
