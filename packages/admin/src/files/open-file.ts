import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import type { HostFile } from "@brightwren/core/host/host";
import type { PostFromFile } from "@brightwren/core/markdown-files/markdown-to-post";
import { withdraw } from "@brightwren/ui/notify";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useHost } from "../host/host.ts";
import { notifyFailure } from "../parts/failure.ts";
import { fromHost, explainUnreachable } from "./file-errors.ts";

const failedToOpen = "Failed to open the file";

/** `choose` shows a file chooser and `open` opens the given file. Both report errors. Neither stores anything. */
export function useOpenFile(): { choose: () => void; open: (file: HostFile) => void } {
  const host = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMemo(() => {
    const open = async (given: HostFile | Promise<HostFile | null>) => {
      const file = await given;
      if (!file) return;
      const [{ markdownToPost }, categories] = await Promise.all([
        import("@brightwren/core/markdown-files/markdown-to-post"),
        // The file also opens offline, without categories.
        queries.ensureQueryData(categoriesQuery()).catch(() => undefined),
      ]);
      const post = markdownToPost(file, categories);
      withdraw(failedToOpen);
      await navigate(adminPaths.newPost, { state: passToEditor({ ...post, name: file.name }) });
    };
    const attempt = (given: HostFile | Promise<HostFile | null>) =>
      void open(given).catch((error: unknown) => notifyFailure(failedToOpen, explainUnreachable(error)));
    // Browsers show a file chooser only during a click or key event, so do not await anything first.
    return { choose: () => attempt(fromHost(host.openFile())), open: attempt };
  }, [host, queries, navigate]);
}

export type OpenedFile = PostFromFile & { name: string };

type OpenedFileState = { openedFile: string };

// In memory, not in the location state, because after a reload the editor's local draft is newer than the file.
let opened: { key: string; file: OpenedFile } | undefined;

/** Holds a file for the next editor. Returns the location state to navigate with. */
export function passToEditor(file: OpenedFile): OpenedFileState {
  const key = crypto.randomUUID();
  opened = { key, file };
  return { openedFile: key };
}

/** Undefined if there is no such file or an editor has already taken it. */
export function fileForEditor(state: unknown): OpenedFile | undefined {
  const key = (state as Partial<OpenedFileState> | null)?.openedFile;
  return key !== undefined && opened?.key === key ? opened.file : undefined;
}

/** Prevents the file from opening again when the owner navigates back. */
export function discardOpenedFile(file: OpenedFile): void {
  if (opened?.file === file) opened = undefined;
}
