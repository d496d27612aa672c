import { Button } from "@brightwren/ui/button";
import { useHost } from "../host/host.ts";
import { londonDay } from "../parts/format.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";

type CsvExportButtonProps<Row> = {
  /** What is exported, such as 'enquiries'. */
  what: string;
  /** The list's tab, for the file's name. */
  tab: string;
  disabled: boolean;
  read: () => Promise<Row[]>;
  toCsv: (rows: Row[]) => string;
  count: (rows: number) => string;
};

export function CsvExportButton<Row>({ what, tab, disabled, read, toCsv, count }: CsvExportButtonProps<Row>) {
  const host = useHost();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: async () => {
      const rows = await read();
      const name = `${what}-${tab}-${londonDay(new Date())}.csv`;
      const saved = await host.saveFile({ name, type: "text/csv;charset=utf-8", text: toCsv(rows) });
      return saved ? count(rows.length) : undefined;
    },
    success: (exported) => exported && `${exported} exported`,
    failure: `Failed to export the ${what}`,
  });
  return (
    <Button kind="outline" disabled={disabled} busy={isPending} onClick={() => mutate()}>
      {isPending ? "Exporting..." : "Export to CSV"}
    </Button>
  );
}
