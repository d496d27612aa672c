import type { Enquiry } from "@brightwren/core/enquiries/enquiry";
import { enquiryKeys } from "@brightwren/core/enquiries/enquiry-keys";
import { retryDelivery } from "@brightwren/core/enquiries/retry-delivery";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyFailure } from "../parts/failure/notify-failure.ts";
import { useReauthentication } from "../session/reauthentication-context.ts";

/** Tries now to mail an enquiry, and says how that ended. */
export function useRetryDelivery(enquiry: Enquiry) {
  const { withSession } = useReauthentication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => withSession(() => retryDelivery(enquiry.id)),
    onSuccess({ sent, failed }) {
      if (sent > 0) notify({ title: "Success", description: "Mail sent" });
      else if (failed > 0) {
        notify({
          title: "Error",
          description: "The mail could not be sent. The reason stands beside the enquiry.",
          variant: "destructive",
        });
      } else {
        notify({
          title: "Nothing to send",
          description: "The mail is out already, or is being sent at this moment.",
        });
      }
    },
    onError: (error) => notifyFailure("Failed to send the mail", error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: enquiryKeys.all }),
  });
}
