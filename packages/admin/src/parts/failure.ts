import { FileRefusedError } from "@brightwren/core/markdown-files/text-file";
import { AccountError } from "@brightwren/core/account/account-error";
import { AccessError } from "@brightwren/core/session/access";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { notify } from "@brightwren/ui/notify";

/** An error whose message is a sentence for the person. */
export class UserFacingError extends Error {}

/** Core cannot know the class above; the messages of these are sentences for the person too. */
const userFacing = [UserFacingError, AccountError, FileRefusedError, AccessError, FunctionError];

/** The sentence of an error that is meant for the person; none for errors that only a log should show. */
export function failureDetail(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.message) return undefined;
  return userFacing.some((kind) => error instanceof kind) ? error.message : undefined;
}

/**
 * Shows what was not done, e.g. 'Failed to delete post', with the reason if the person can make use of it. The log has
 * all of it. `about`: as a notification's, the failure's own words unless another is given. A later success of the same
 * action must not leave it standing: it shows a notification about the same, or withdraws it.
 */
export function notifyFailure(failure: string, error: unknown, about = failure): void {
  console.warn(`${failure}:`, error);
  const detail = failureDetail(error);
  notify({
    title: "Error",
    description: detail ? `${failure}. ${detail}` : failure,
    variant: "destructive",
    about,
  });
}
