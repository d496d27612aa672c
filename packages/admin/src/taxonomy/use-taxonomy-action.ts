import { postKeys } from "@brightwren/core/admin-posts/post";
import { blogKeys } from "@brightwren/core/blog/post";
import {
  CategoryChangedError,
  CategoryTakenError,
  CategoryUsedError,
  taxonomyKeys,
} from "@brightwren/core/taxonomy/taxonomy";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { explainUnreachable } from "../files/file-errors.ts";
import { failureDetail, UserFacingError } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";

/** Something to do to categories or tags. */
export type Action = {
  /** Returns what to say of it; nothing, where it is to be seen. */
  run: () => Promise<string | undefined>;
  /** What is said first where it fails, e.g. 'The category was not renamed.'. */
  failed: string;
  onDone?: () => void;
};

const refusals = [CategoryTakenError, CategoryChangedError, CategoryUsedError];

const explain = (error: unknown): unknown =>
  error instanceof Error && refusals.some((kind) => error instanceof kind)
    ? new UserFacingError(error.message, { cause: error })
    : explainUnreachable(error);

/**
 * Does one action after the other, says how it ended, and has everything read anew that shows categories or tags. `fault` is
 * what is wrong with the last one, for the place where it was asked for; `forget` takes it away.
 */
export function useTaxonomyAction() {
  const { withSession } = useReauthentication();
  const queries = useQueryClient();
  const { mutate, isPending, error, variables, reset } = useMutation({
    mutationKey: taxonomyKeys.all,
    scope: { id: "taxonomy" },
    mutationFn: ({ run }: Action) => withSession(run),
    onSuccess: (done, { onDone }) => {
      if (done) notify({ title: "Success", description: done });
      onDone?.();
    },
    onError: (cause, { failed }) => {
      if (failureDetail(explain(cause)) === undefined) console.warn(failed, cause);
    },
    // Not waited for: without a network nothing is read anew, and the action would not end.
    onSettled: () => {
      // The last of several reads: what is read between them would take back what the next one has shown already.
      if (queries.isMutating({ mutationKey: taxonomyKeys.all }) > 1) return;
      for (const queryKey of [taxonomyKeys.all, blogKeys.categories(), postKeys.all])
        void queries.invalidateQueries({ queryKey });
    },
  });
  const detail =
    failureDetail(explain(error)) ?? "The backend did not answer as it should; please try again.";
  const fault = error && variables ? `${variables.failed} ${detail}` : undefined;
  return { act: mutate, isPending, fault, forget: reset };
}
