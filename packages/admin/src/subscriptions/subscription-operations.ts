import {
  type KickoffColumn,
  kickoffSteps,
  type Subscription,
  subscriptionKeys,
} from "@brightwren/core/subscriptions/subscription";
import { setKickoffStep } from "@brightwren/core/subscriptions/write-subscriptions";
import type { UseMutationResult } from "@tanstack/react-query";
import { UserFacingError } from "../parts/failure.ts";
import { useChange, useUnreadChanges } from "../session/unread-changes.ts";

/** `former`: the time that an untick removes. */
type Tick = { column: KickoffColumn; at: string | null; former?: string | null };

/** Ticks and unticks steps of the kickoff. Offers to undo an untick, because it deletes a time. */
export function useTicks(stored: Subscription, readAt: number) {
  const { id } = stored;
  const mutationKey = subscriptionKeys.record(id);
  const labelOf = (column: KickoffColumn) => kickoffSteps.find((step) => step.column === column)?.label;
  const { mutate }: UseMutationResult<void, Error, Tick> = useChange(subscriptionKeys.all, {
    mutationKey,
    mutationFn: async ({ column, at }: Tick) => {
      if (await setKickoffStep(id, column, at)) return;
      throw new UserFacingError("The subscription has since been deleted.");
    },
    success: (_, { column, former }) =>
      former
        ? {
            title: "Success",
            description: `“${labelOf(column)}” unticked`,
            actions: [{ label: "Undo", onAct: () => mutate({ column, at: former }) }],
          }
        : undefined,
    failure: ({ column }) => `Failed to change “${labelOf(column)}”`,
    about: ({ column }) => `tick:${id}:${column}`,
  });
  const ticks = useUnreadChanges<Tick>(mutationKey, readAt);
  const ticked = Object.fromEntries(ticks.map(({ column, at }) => [column, at]));
  return { subscription: { ...stored, ...ticked }, mutate };
}
