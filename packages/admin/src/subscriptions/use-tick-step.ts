import { serverNow } from "@brightwren/core/supabase/server-clock";
import {
  type KickoffColumn,
  kickoffSteps,
  type Subscription,
  subscriptionKeys,
} from "@brightwren/core/subscriptions/subscription";
import { setKickoffStep } from "@brightwren/core/subscriptions/write-subscriptions";
import { type QueryClient, type UseMutationResult, useQueryClient } from "@tanstack/react-query";
import { UserFacingError } from "../parts/failure.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";

/** `former`: the time that an untick removes. */
type Tick = { column: KickoffColumn; at: string | null; former?: string | null };

type Revert = () => void;

const ticking = [...subscriptionKeys.all, "ticking"] as const;

const labelOf = (column: KickoffColumn) => kickoffSteps.find((step) => step.column === column)?.label;

/** Optimistic update. Returns a function that reverts only this tick. */
async function tickOptimistically(
  queryClient: QueryClient,
  id: string,
  { column, at }: Tick,
): Promise<Revert> {
  const key = subscriptionKeys.subscription(id);
  await queryClient.cancelQueries({ queryKey: subscriptionKeys.all });
  const before = queryClient.getQueryData<Subscription | null>(key);
  if (before) queryClient.setQueryData<Subscription>(key, { ...before, [column]: at });
  return () =>
    queryClient.setQueryData<Subscription | null>(key, (now) =>
      now && before && now[column] === at ? { ...now, [column]: before[column] } : now,
    );
}

/**
 * Ticks and unticks the steps of one subscription, one request after the other. Offers to undo an untick, because it
 * deletes a time.
 */
export function useTickStep(id: string) {
  const queryClient = useQueryClient();
  const { mutate }: UseMutationResult<void, Error, Tick, Revert> = useOwnerMutation({
    mutationKey: ticking,
    scope: { id: [...ticking, id].join("/") },
    mutationFn: async ({ column, at }: Tick) => {
      if (await setKickoffStep(id, column, at)) return;
      throw new UserFacingError("The subscription has since been deleted.");
    },
    onMutate: (tick) => tickOptimistically(queryClient, id, tick),
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
    onError: (_, __, revert) => revert?.(),
    onSettled: async () => {
      // The response would not include a tick that is still waiting.
      if (queryClient.isMutating({ mutationKey: ticking }) > 1) return;
      await queryClient.invalidateQueries({ queryKey: subscriptionKeys.all });
    },
  });
  return {
    tick: (column: KickoffColumn) => mutate({ column, at: new Date(serverNow()).toISOString() }),
    untick: (column: KickoffColumn, former: string | null) => mutate({ column, at: null, former }),
  };
}
