import { beginExport } from "@brightwren/core/export/begin-export";
import { Button } from "@brightwren/ui/button";
import { useHost } from "../host/host.ts";
import { londonDay } from "../parts/format.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";

type CsvExportButtonProps<Request, Row> = {
  list: {
    label: string;
    count: (rows: number) => string;
    filter: { tab: string; request: Request };
    query: { data: { total: number } | undefined };
  };
  read: (request: Request) => Promise<Row[]>;
  toCsv: (rows: Row[]) => string;
};

export function CsvExportButton<Request, Row>({ list, read, toCsv }: CsvExportButtonProps<Request, Row>) {
  const host = useHost();
  const what = list.label.toLowerCase();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: async () => {
      await beginExport(what);
      const rows = await read(list.filter.request);
      const name = `${what}-${list.filter.tab}-${londonDay(new Date())}.csv`;
      const saved = await host.saveFile({ name, type: "text/csv;charset=utf-8", text: toCsv(rows) });
      return saved ? list.count(rows.length) : undefined;
    },
    success: (exported) => exported && `${exported} exported`,
    failure: `Failed to export the ${what}`,
  });
  return (
    <Button kind="outline" disabled={!list.query.data?.total} busy={isPending} onClick={() => mutate()}>
      {isPending ? "Exporting..." : "Export to CSV"}
    </Button>
  );
}
