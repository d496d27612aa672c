import { notify, type Notification, withdraw } from "@brightwren/ui/notify";
import {
  MutationCache,
  type QueryKey,
  useMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from "@tanstack/react-query";
import { notifyFailure } from "../parts/failure.ts";
import { useReauthentication } from "./reauthentication.tsx";

/** What to show and refetch when a mutation ends. */
type Outcome<Data, Variables> = {
  /** What failed, e.g. "Failed to delete the post". The reason is appended if it helps the owner. */
  failure?: string | ((variables: Variables) => string) | undefined;
  /** Replaces an error with one whose message is for the owner. */
  explain?: ((error: unknown) => unknown) | undefined;
  /** A string is shown as a success. Undefined withdraws an earlier failure with the same `about`. */
  success?: ((data: Data, variables: Variables) => Notification | string | undefined) | undefined;
  /** A notification replaces an earlier one with the same `about`. Default: `failure`. */
  about?: string | ((variables: Variables) => string) | undefined;
  /** Not awaited, because the refetch, and so the mutation, would never complete offline. */
  invalidates?: readonly QueryKey[] | undefined;
};

declare module "@tanstack/react-query" {
  interface Register {
    // oxlint-disable-next-line typescript/no-explicit-any -- The cache holds mutations of every type.
    mutationMeta: Outcome<any, any> & Record<string, unknown>;
  }
}

const textOf = <Variables>(
  text: string | ((variables: Variables) => string) | undefined,
  variables: Variables,
) => (typeof text === "function" ? text(variables) : text);

/** Shows outcomes and refetches queries as each `useOwnerMutation` specifies. */
export const createOwnerMutationCache = (): MutationCache =>
  new MutationCache({
    onSuccess(data, variables, _, { meta }) {
      const about = textOf(meta?.about ?? meta?.failure, variables);
      const shown = meta?.success?.(data, variables);
      if (typeof shown === "string")
        notify({ title: "Success", description: shown, ...(about && { about }) });
      else if (shown) notify({ ...(about && { about }), ...shown });
      else if (about) withdraw(about);
    },
    onError(error, variables, _, { meta }) {
      const failure = textOf(meta?.failure, variables);
      if (failure) notifyFailure(failure, meta?.explain?.(error) ?? error, textOf(meta?.about, variables));
    },
    onSettled(_data, _error, _variables, _result, { meta }, { client }) {
      for (const queryKey of meta?.invalidates ?? []) void client.invalidateQueries({ queryKey });
    },
  });

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
