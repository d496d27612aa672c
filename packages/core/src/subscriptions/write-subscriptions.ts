import { askAsOwner, getSignedInClient } from "../session/access.ts";
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

export const setNotes = (id: string, notes: string) =>
  changeRows((supabase) =>
    supabase
      .from("subscriptions")
      .update({ notes: notes || null })
      .eq("id", id)
      .select("id"),
  );

/** Deletes the personal data of a subscription's customer for good: on all their subscriptions, and their enquiries. */
export const forgetCustomer = (id: string): Promise<undefined> =>
  askAsOwner((supabase) => supabase.rpc("forget_customer", { subscription_id: id }));
