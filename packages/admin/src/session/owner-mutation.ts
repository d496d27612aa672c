import { useMutation, type UseMutationOptions, type UseMutationResult } from "@tanstack/react-query";
import type { Outcome } from "./owner-mutation-cache.ts";
import { useReauthentication } from "./reauthentication.tsx";

export type OwnerMutation<Data, Variables, Context> = Omit<
  UseMutationOptions<Data, Error, Variables, Context>,
  "meta" | "mutationFn"
> &
  Outcome<Data, Variables> & { mutationFn: (variables: Variables) => Promise<Data> };

/**
 * If the session has expired, asks the owner to sign in again and retries. Shows the outcome and refetches the queries
 * in `invalidates`, even if the screen has unmounted.
 */
export function useOwnerMutation<Data, Variables = void, Context = unknown>({
  mutationFn,
  failure,
  explain,
  success,
  about,
  invalidates,
  ...options
}: OwnerMutation<Data, Variables, Context>): UseMutationResult<Data, Error, Variables, Context> {
  const { withSession } = useReauthentication();
  return useMutation({
    ...options,
    mutationFn: (variables) => withSession(() => mutationFn(variables)),
    meta: { failure, explain, success, about, invalidates },
  });
}
