import { useMemo, type ReactNode, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useHost } from "../host/host.ts";
import { formatCount } from "../parts/format.ts";
import { requiredContext } from "../parts/required-context.ts";
import { useExportAll } from "./export-posts.ts";
import styles from "./files-provider.module.css";
import { useOpenFile } from "./open-file.ts";
import type { GivenFile, HostFile } from "@brightwren/core/host/host";
import { useLocation, useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";

type Files = ReturnType<typeof useExportAll> & {
  openFile: () => void;
  /** Registers a handler for pictures opened with the desktop app. Returns an unsubscribe function. */
  takePictures: (take: AcceptPictures) => () => void;
};

const [FilesContext, useFiles] = requiredContext<Files>("a FilesProvider");
export { useFiles };

/** Opens and exports Markdown files from any screen. */
export function FilesProvider({ children }: { children: ReactNode }) {
  const { choose: openFile, open } = useOpenFile();
  const takePictures = useGivenFiles(open);
  const { exportAll, exporting } = useExportAll();
  const files = useMemo(
    () => ({ openFile, takePictures, exportAll, exporting }),
    [openFile, takePictures, exportAll, exporting],
  );
  return <FilesContext value={files}>{children}</FilesContext>;
}

export function ExportProgress() {
  const { exporting } = useFiles();
  if (!exporting) return null;
  const { done, total } = exporting;
  return (
    <section
      className={`cluster small gap-1 gap-x-4 justify-center ${styles.strip}`}
      aria-labelledby="export-progress"
    >
      <p role="status" id="export-progress">
        Exporting all posts…
      </p>
      <progress className={styles.bar} aria-labelledby="export-progress" max={total ?? 1} value={done} />
      <p className="numeric">
        {total === undefined
          ? ""
          : `${done.toLocaleString("en-GB")} of ${formatCount(total, "post", "posts")}`}
      </p>
    </section>
  );
}

type AcceptPictures = (pictures: File[]) => void;

/** Opens Markdown files as new posts. Adds pictures to the open editor or a new post. Returns `register`. */
function useGivenFiles(openText: (file: HostFile) => void) {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const waiting = useRef<File[]>([]);
  const taker = useRef<AcceptPictures>(undefined);

  const onGiven = useEffectEvent((given: GivenFile) => {
    if (given.kind === "text") return openText(given);
    const picture = new File([given.bytes], given.name, { type: given.type });
    if (taker.current) return taker.current([picture]);
    waiting.current.push(picture);
    if (pathname !== adminPaths.newPost) void navigate(adminPaths.newPost);
  });
  useEffect(() => host.onGivenFile?.((file) => onGiven(file)), [host]);

  return useCallback((take: AcceptPictures) => {
    taker.current = take;
    const pictures = waiting.current.splice(0);
    if (pictures.length > 0) take(pictures);
    return () => {
      if (taker.current === take) taker.current = undefined;
    };
  }, []);
}
