import { keys } from "@brightwren/brand";
import type { Post } from "@brightwren/core/admin-posts/post";
import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import type { Category } from "@brightwren/core/blog/post";
import { beginExport } from "@brightwren/core/export/begin-export";
import type { HostFile } from "@brightwren/core/host/host";
import { postsInFull } from "@brightwren/core/admin-posts/posts-in-full";
import type { PostFields } from "@brightwren/core/post-editing/post-draft";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useHost } from "../host/host.ts";
import { notifyFailure } from "../parts/failure.ts";
import { formatCount, londonDay } from "../parts/format.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { fromHost, explainUnreachable } from "./file-errors.ts";

const failedToExportAll = "Failed to export the posts";

export function useExportPost(): (read: () => Promise<ExportedPost>) => void {
  const host = useHost();
  const queries = useQueryClient();
  const { mutate } = useOwnerMutation({
    mutationFn: async (read: () => Promise<ExportedPost>) => {
      const [post, categories] = await Promise.all([read(), queries.ensureQueryData(categoriesQuery())]);
      const file = (await markdownWriter(categories))(post);
      return (await fromHost(host.saveFile(file))) ? file.name : undefined;
    },
    success: (name) => name && `Exported as ${name}`,
    failure: "Failed to export the post",
    explain: explainUnreachable,
  });
  return mutate;
}

/** Exports all posts or none, one export at a time. Aborts when the owner leaves the admin. */
export function useExportAll() {
  const host = useHost();
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const [exporting, setExporting] = useState<{ done: number; total: number | undefined }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const exportAll = useCallback(() => {
    if (running.current) return;
    const control = new AbortController();
    running.current = control;

    const readAll = async (): Promise<HostFile[]> => {
      setExporting({ done: 0, total: undefined });
      await beginExport("posts");
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
      if (isSaved)
        notify({
          title: "Success",
          description: `${formatCount(files.length, "post", "posts")} exported`,
          about: failedToExportAll,
        });
      else if (files.length === 0)
        notify({ title: "There are no posts to export yet", about: failedToExportAll });
      else withdraw(failedToExportAll);
    };
    const fail = (error: unknown) =>
      control.signal.aborted ? undefined : notifyFailure(failedToExportAll, explainUnreachable(error));
    void run()
      .catch(fail)
      .finally(() => {
        running.current = undefined;
        setExporting(undefined);
      });
  }, [host, queries, withSession]);
  return { exportAll, exporting };
}

type ExportedPost = PostFields & { status: Post["status"] | undefined };

async function markdownWriter(categories: readonly Category[]): Promise<(post: ExportedPost) => HostFile> {
  const { markdownFileName, postToMarkdown } =
    await import("@brightwren/core/markdown-files/post-to-markdown");
  const names = new Set<string>();
  return (post) => ({
    name: markdownFileName(post, names),
    type: "text/markdown;charset=utf-8",
    text: postToMarkdown(post, { status: post.status, categories }),
  });
}

export const exportName = (now: Date): string => `${keys.prefix}-posts-${londonDay(now)}`;
