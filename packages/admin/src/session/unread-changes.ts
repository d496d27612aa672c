import { type MutationKey, type QueryKey, useMutationState, useQueryClient } from "@tanstack/react-query";
import { type OwnerMutation, useOwnerMutation } from "./owner-mutation.ts";

type Change<Data, Variables> = OwnerMutation<Data, Variables, unknown> & { mutationKey: MutationKey };

/**
 * Runs changes with the same key one after the other, and refetches `invalidates` after each. A screen shows them
 * before they are stored (`useUnreadChanges`), so that a change that fails reverts alone.
 */
export function useChange<Data, Variables>(invalidates: QueryKey, change: Change<Data, Variables>) {
  const queryClient = useQueryClient();
  return useOwnerMutation({
    ...change,
    scope: { id: change.mutationKey.join("/") },
    onSettled: async (_, error) => {
      const reading = queryClient.invalidateQueries({ queryKey: invalidates });
      if (!error) await reading;
    },
  });
}

/** Returns the changes with this key that data read at `readAt` may lack, oldest first. */
export function useUnreadChanges<Variables>(mutationKey: MutationKey, readAt: number): Variables[] {
  const changes = useMutationState({ filters: { mutationKey }, select: ({ state }) => state });
  return changes
    .filter(
      ({ status, submittedAt }) => status === "pending" || (status === "success" && submittedAt > readAt),
    )
    .map(({ variables }) => variables as Variables);
}
