import { enquiriesCsv } from "@brightwren/core/enquiries/enquiries-csv";
import { listAllEnquiries } from "@brightwren/core/enquiries/read-enquiries";
import { Button } from "@brightwren/ui/button";
import { useHost } from "../host/host.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { type EnquiryFilter, toEnquiryRequest } from "./enquiry-filter.ts";
import { countEnquiries, exportName } from "./enquiry-labels.ts";

type ExportButtonProps = { filter: EnquiryFilter; disabled: boolean };

export function ExportButton({ filter, disabled }: ExportButtonProps) {
  const host = useHost();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: async () => {
      const enquiries = await listAllEnquiries(toEnquiryRequest(filter));
      const saved = await host.saveFile({
        name: exportName(filter.tab, new Date()),
        type: "text/csv;charset=utf-8",
        text: enquiriesCsv(enquiries),
      });
      return saved ? enquiries.length : undefined;
    },
    success: (count) => (count === undefined ? undefined : `${countEnquiries(count)} exported`),
    failure: "Failed to export the enquiries",
  });
  return (
    <Button kind="outline" disabled={disabled} busy={isPending} onClick={() => mutate()}>
      {isPending ? "Exporting..." : "Export to CSV"}
    </Button>
  );
}
