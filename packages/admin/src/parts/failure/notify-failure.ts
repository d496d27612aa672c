import { notify } from "@brightwren/ui/notify";
import { failureDetail } from "./failure-detail.ts";

/**
 * Says what was not done, e.g. 'Failed to delete post', with the reason if the person can make use of it. The log has
 * all of it.
 */
export function notifyFailure(failure: string, error: unknown): void {
  console.warn(`${failure}:`, error);
  const detail = failureDetail(error);
  notify({
    title: "Error",
    description: detail ? `${failure}. ${detail}` : failure,
    variant: "destructive",
  });
}
