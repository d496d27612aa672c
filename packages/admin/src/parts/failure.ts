import { FileRejectedError } from "@brightwren/core/markdown-files/text-file";
import { AccountError } from "@brightwren/core/account/account-error";
import { AccessError } from "@brightwren/core/session/access";
import { FunctionError } from "@brightwren/core/functions/invoke-function";
import { notify } from "@brightwren/ui/notify";

export class UserFacingError extends Error {}

/** Errors whose messages are written for the owner. Errors in core cannot extend `UserFacingError`. */
const userFacing = [UserFacingError, AccountError, FileRejectedError, AccessError, FunctionError];

/** Undefined for errors that should only be logged. */
export function failureDetail(error: unknown): string | undefined {
  if (!(error instanceof Error) || !error.message) return undefined;
  return userFacing.some((kind) => error instanceof kind) ? error.message : undefined;
}

/**
 * Notifies the owner of a failed action, e.g. 'Failed to delete post', with the reason if it helps. Logs the full
 * error. `about` identifies the notification, by default `failure`. When the same action later succeeds, the caller
 * must replace or withdraw it.
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
