import { getSignedInClient } from "../session/access.ts";
import { changeRows } from "../session/owner-rows.ts";
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
  const change: Partial<Record<KickoffColumn, string | null>> = { [column]: at };
  const [changed] = await changeRows((supabase) => {
    const ours = supabase.from("subscriptions").update(change).eq("id", id);
    return (at === null ? ours : ours.is(column, null)).select("*");
  });
  if (changed) return changed;
  const supabase = await getSignedInClient();
  const { data } = await supabase.from("subscriptions").select("*").eq("id", id).maybeSingle().throwOnError();
  return data;
}
