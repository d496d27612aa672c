import { assertAdmin, getSignedInClient } from "../session/access.ts";
import type { KickoffColumn, Subscription } from "./subscription.ts";

/**
 * Ticks a kickoff step at the given time, or unticks it. A step that is ticked already keeps its time. Returns the
 * subscription, or null if it was deleted.
 */
export async function setKickoffStep(
  id: string,
  column: KickoffColumn,
  at: string | null,
): Promise<Subscription | null> {
  const supabase = await getSignedInClient();
  const change: Partial<Record<KickoffColumn, string | null>> = { [column]: at };
  const ours = supabase.from("subscriptions").update(change).eq("id", id);
  const { data } = await (at === null ? ours : ours.is(column, null))
    .select("*")
    .maybeSingle()
    .throwOnError();
  if (data) return data;
  await assertAdmin();
  const { data: stored } = await supabase
    .from("subscriptions")
    .select("*")
    .eq("id", id)
    .maybeSingle()
    .throwOnError();
  return stored;
}
