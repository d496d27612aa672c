import { beginExport } from "@brightwren/core/export/begin-export";
import { Button } from "@brightwren/ui/button";
import { Menu } from "@brightwren/ui/menu";
import { useHost } from "../host/host.ts";
import { londonDay } from "../parts/format.ts";
import { useWide } from "../parts/list/list-rows.tsx";
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
  const isWide = useWide();
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
  const label = isPending ? "Exporting..." : "Export to CSV";
  if (!isWide)
    return <Menu label={`Actions for all ${what}`} actions={[{ label, onSelect: () => mutate() }]} />;
  return (
    <Button kind="outline" disabled={!list.query.data?.total} busy={isPending} onClick={() => mutate()}>
      {label}
    </Button>
  );
}
