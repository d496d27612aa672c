import type { KickoffColumn, Subscription } from "@brightwren/core/subscriptions/subscription";
import { serviceClient } from "./service-client.ts";

/** Adds active subscriptions of Ada Journey that began an hour ago, unless the fields say otherwise. */
export async function addSubscriptions(subscriptions: Partial<Subscription>[]): Promise<string[]> {
  const rows = subscriptions.map((subscription) => {
    const id = crypto.randomUUID();
    return {
      id,
      provider_id: `sub_${id.replaceAll("-", "")}`,
      customer_id: "cus_1",
      is_live: true,
      customer_name: "Ada Journey",
      customer_email: "ada@example.co.uk",
      package: "Starter",
      amount: 3999,
      currency: "gbp",
      status: "active",
      origin: "home",
      started_at: new Date(Date.now() - 3_600_000).toISOString(),
      ...subscription,
    };
  });
  for (const row of rows) await serviceClient().from("subscriptions").insert(row).throwOnError();
  return rows.map(({ id }) => id);
}

/** All steps of the kickoff, ticked at the given time. */
export const finishedKickoff = (at: string) => ({
  contacted_at: at,
  changes_received_at: at,
  changes_made_at: at,
  reviewed_at: at,
  live_at: at,
});

export async function setKickoff(
  id: string,
  steps: Partial<Record<KickoffColumn, string | null>>,
): Promise<void> {
  await serviceClient().from("subscriptions").update(steps).eq("id", id).throwOnError();
}

export async function storedSubscription(id: string): Promise<Subscription> {
  const { data } = await serviceClient()
    .from("subscriptions")
    .select("*")
    .eq("id", id)
    .single()
    .throwOnError();
  return data as Subscription;
}
