import { requestDelivery } from "../functions/request-delivery.ts";
import { assertAdmin, getSignedInClient } from "../session/access.ts";
import type { KickoffColumn, Subscription } from "./subscription.ts";

/** Ticks a kickoff step at the given time, or unticks it. Returns the subscription, or null if it was deleted. */
export async function setKickoffStep(
  id: string,
  column: KickoffColumn,
  at: string | null,
): Promise<Subscription | null> {
  const supabase = await getSignedInClient();
  const change: Partial<Record<KickoffColumn, string | null>> = { [column]: at };
  const { data } = await supabase
    .from("subscriptions")
    .update(change)
    .eq("id", id)
    .select("*")
    .maybeSingle()
    .throwOnError();
  if (!data) await assertAdmin();
  return data;
}

/** Sends an email about a subscription now. Both counts in the report are 0 if it was sent already. */
export const retryMail = (mailId: string) => requestDelivery({ mailId });
