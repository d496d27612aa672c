import type { DeliveryReport } from "@brightwren/core/functions/request-delivery";
import type { Notification } from "@brightwren/ui/notify";

/** What to show after an owner asked to send an email again. */
export function deliveryOutcome({ sent, failed }: DeliveryReport): Notification | string {
  if (sent > 0) return "Email sent";
  return failed > 0
    ? {
        title: "Error",
        description: "The email couldn’t be sent. The reason is on this screen.",
        variant: "destructive",
      }
    : {
        title: "Nothing to send",
        description: "The email has already been sent, or is being sent now.",
      };
}
