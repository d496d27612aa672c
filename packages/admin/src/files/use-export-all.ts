import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import type { HostFile } from "@brightwren/core/host/host";
import { postsInFull } from "@brightwren/core/markdown-files/posts-in-full";
import { notify } from "@brightwren/ui/notify";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHost } from "../app/host-context.ts";
import { notifyFailure } from "../parts/failure/notify-failure.ts";
import { countPosts } from "../posts/post-words.ts";
import { useReauthentication } from "../session/reauthentication-context.ts";
import { exportName } from "./export-name.ts";
import type { ExportProgress, Files } from "./files-context.ts";
import { fromHost } from "./from-host.ts";
import { markdownWriter } from "./markdown-file.ts";
import { spokenFailure } from "./spoken-failure.ts";

/** The export of all posts: all or nothing, once at a time, ended when the admin is left. */
export function useExportAll(): Pick<Files, "exportAll" | "exporting"> {
  const host = useHost();
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const [exporting, setExporting] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const exportAll = useCallback(() => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;

    const readAll = async (): Promise<HostFile[]> => {
      setExporting({ done: 0, total: undefined });
      const toFile = await markdownWriter(await queries.ensureQueryData(categoriesQuery()));
      const files: HostFile[] = [];
      for await (const { posts, total } of postsInFull(control.signal)) {
        files.push(...posts.map(toFile));
        setExporting({ done: files.length, total });
      }
      return files;
    };
    const run = async () => {
      const files = await withSession(readAll);
      if (control.signal.aborted) return;
      const isSaved = files.length > 0 && (await fromHost(host.saveFiles(exportName(new Date()), files)));
      if (isSaved) notify({ title: "Success", description: `${countPosts(files.length)} exported` });
      else if (files.length === 0) notify({ title: "There is no post to export yet" });
    };
    const fail = (error: unknown) =>
      control.signal.aborted ? undefined : notifyFailure("Failed to export the posts", spokenFailure(error));
    void run()
      .catch(fail)
      .finally(() => {
        running.current = undefined;
        setExporting(undefined);
      });
  }, [host, queries, withSession]);
  return { exportAll, exporting };
}
