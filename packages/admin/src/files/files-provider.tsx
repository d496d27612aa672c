import { useMemo, type ReactNode } from "react";
import { useHostCommand } from "../app/use-host-command.ts";
import { FilesContext } from "./files-context.ts";
import { useExportAll } from "./use-export-all.ts";
import { useOpenFile } from "./use-open-file.ts";

/** Opens and exports posts as Markdown files, from any screen of the frame and by the shell's menu. */
export function FilesProvider({ children }: { children: ReactNode }) {
  const openFile = useOpenFile();
  const { exportAll, exporting } = useExportAll();
  useHostCommand("open-file", openFile);
  useHostCommand("export-posts", exportAll);
  const files = useMemo(() => ({ openFile, exportAll, exporting }), [openFile, exportAll, exporting]);
  return <FilesContext value={files}>{children}</FilesContext>;
}
