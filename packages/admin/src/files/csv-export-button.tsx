import { Button } from "@brightwren/ui/button";
import { useHost } from "../host/host.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";

type CsvExportButtonProps = {
  /** What is exported, such as 'enquiries'. */
  what: string;
  disabled: boolean;
  /** Reads what to export. `count`: how much it is, such as '2 enquiries'. */
  read: () => Promise<{ name: string; text: string; count: string }>;
};

export function CsvExportButton({ what, disabled, read }: CsvExportButtonProps) {
  const host = useHost();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: async () => {
      const { name, text, count } = await read();
      const saved = await host.saveFile({ name, type: "text/csv;charset=utf-8", text });
      return saved ? count : undefined;
    },
    success: (count) => (count === undefined ? undefined : `${count} exported`),
    failure: `Failed to export the ${what}`,
  });
  return (
    <Button kind="outline" disabled={disabled} busy={isPending} onClick={() => mutate()}>
      {isPending ? "Exporting..." : "Export to CSV"}
    </Button>
  );
}
