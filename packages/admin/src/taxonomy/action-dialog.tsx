import type { ReactNode } from "react";
import { FormDialog } from "@brightwren/ui/dialog";
import { postKeys } from "@brightwren/core/admin-posts/post";
import { blogKeys } from "@brightwren/core/blog/post";
import {
  CategoryChangedError,
  CategoryTakenError,
  CategoryUsedError,
  taxonomyKeys,
} from "@brightwren/core/taxonomy/taxonomy";
import { useQueryClient } from "@tanstack/react-query";
import { explainUnreachable } from "../files/file-errors.ts";
import { failureDetail, UserFacingError } from "../parts/failure.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";

type ActionDialogProps = {
  title: string;
  label: string;
  action: Omit<Action, "onDone"> | undefined;
  /** It deletes nothing. */
  neutral?: boolean;
  onClose: () => void;
  children: ReactNode;
};

export function ActionDialog({
  title,
  label,
  action,
  neutral = false,
  onClose,
  children,
}: ActionDialogProps) {
  const { act, isPending, fault } = useTaxonomyAction();
  return (
    <FormDialog
      title={title}
      submitLabel={label}
      neutral={neutral}
      busyLabel="One moment..."
      busy={isPending}
      incomplete={!action}
      error={isPending ? undefined : fault}
      onSubmit={() => (action ? act({ ...action, onDone: onClose }) : undefined)}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}

type Action = {
  run: () => Promise<string | undefined>;
  failed: string;
  onDone?: () => void;
};

const refusals = [CategoryTakenError, CategoryChangedError, CategoryUsedError];

const explain = (error: unknown): unknown =>
  error instanceof Error && refusals.some((kind) => error instanceof kind)
    ? new UserFacingError(error.message, { cause: error })
    : explainUnreachable(error);

/** `fault`: the last error, shown inline; `clearFault` clears it. */
export function useTaxonomyAction() {
  const queries = useQueryClient();
  const { mutate, isPending, error, variables, reset } = useOwnerMutation({
    mutationKey: taxonomyKeys.all,
    scope: { id: "taxonomy" },
    mutationFn: ({ run }: Action) => run(),
    success: (done) => done,
    onSuccess: (_, { onDone }) => onDone?.(),
    onError: (cause, { failed }) => {
      if (failureDetail(explain(cause)) === undefined) console.warn(failed, cause);
    },
    // Not awaited, because the refetch, and so the action, would never complete offline.
    onSettled: () => {
      // Refetch only after the last of several actions. Otherwise, the result would revert later optimistic changes.
      if (queries.isMutating({ mutationKey: taxonomyKeys.all }) > 1) return;
      for (const queryKey of [taxonomyKeys.all, blogKeys.categories(), postKeys.all])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const detail = failureDetail(explain(error)) ?? "The server didn’t respond properly. Please try again.";
  const fault = error && variables ? `${variables.failed} ${detail}` : undefined;
  return { act: mutate, isPending, fault, clearFault: reset };
}
