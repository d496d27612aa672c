import { listAllSubscriptions } from "@brightwren/core/subscriptions/read-subscriptions";
import { subscriptionsCsv } from "@brightwren/core/subscriptions/subscriptions-csv";
import { Button } from "@brightwren/ui/button";
import { useHost } from "../host/host.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { type SubscriptionFilter, toSubscriptionRequest } from "./subscription-filter.ts";
import { countSubscriptions, exportName } from "./subscription-labels.ts";

type ExportButtonProps = { filter: SubscriptionFilter; disabled: boolean };

export function ExportButton({ filter, disabled }: ExportButtonProps) {
  const host = useHost();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: async () => {
      const subscriptions = await listAllSubscriptions(toSubscriptionRequest(filter));
      const saved = await host.saveFile({
        name: exportName(filter.tab, new Date()),
        type: "text/csv;charset=utf-8",
        text: subscriptionsCsv(subscriptions),
      });
      return saved ? subscriptions.length : undefined;
    },
    success: (count) => (count === undefined ? undefined : `${countSubscriptions(count)} exported`),
    failure: "Failed to export the subscriptions",
  });
  return (
    <Button kind="outline" disabled={disabled} busy={isPending} onClick={() => mutate()}>
      {isPending ? "Exporting..." : "Export to CSV"}
    </Button>
  );
}
