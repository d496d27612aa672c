import { enquiriesCsv } from "@brightwren/core/enquiries/enquiries-csv";
import { listAllEnquiries } from "@brightwren/core/enquiries/read-enquiries";
import { buttonClass } from "@brightwren/ui/button-class";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useMutation } from "@tanstack/react-query";
import { useHost } from "../host/host.ts";
import { notifyFailure } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { type EnquiryFilter, toAsked } from "./enquiry-filter.ts";
import { countEnquiries, exportName } from "./enquiry-labels.ts";

type ExportButtonProps = { filter: EnquiryFilter; disabled: boolean };

const failedToExport = "Failed to export the enquiries";

/** Hands everything that fits the present filter to the person as a CSV file, all pages of it. */
export function ExportButton({ filter, disabled }: ExportButtonProps) {
  const host = useHost();
  const { withSession } = useReauthentication();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const enquiries = await withSession(() => listAllEnquiries(toAsked(filter)));
      const saved = await host.saveFile({
        name: exportName(filter.tab, new Date()),
        type: "text/csv;charset=utf-8",
        text: enquiriesCsv(enquiries),
      });
      return saved ? enquiries.length : undefined;
    },
    onSuccess(count) {
      if (count === undefined) return withdraw(failedToExport);
      notify({ title: "Success", description: `${countEnquiries(count)} exported`, about: failedToExport });
    },
    onError: (error) => notifyFailure(failedToExport, error),
  });
  return (
    <button
      type="button"
      className={buttonClass({ variant: "outline" })}
      disabled={disabled}
      aria-disabled={isPending}
      onClick={() => (isPending ? undefined : mutate())}
    >
      {isPending ? "Exporting..." : "Export to CSV"}
    </button>
  );
}
