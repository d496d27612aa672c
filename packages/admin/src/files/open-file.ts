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

/**
 * Opens a Markdown file as a new post: `choose` lets the person choose it, `open` has it already. Both show what went
 * wrong; nothing is stored.
 */
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
        // Without a network a file opens all the same.
        queries.ensureQueryData(categoriesQuery()).catch(() => undefined),
      ]);
      const post = markdownToPost(file, categories);
      withdraw(failedToOpen);
      await navigate(adminPaths.newPost, { state: passToEditor({ ...post, name: file.name }) });
    };
    const attempt = (given: HostFile | Promise<HostFile | null>) =>
      void open(given).catch((error: unknown) => notifyFailure(failedToOpen, explainUnreachable(error)));
    // A browser shows its chooser only as the answer to a click or a key: it is asked for at once.
    return { choose: () => attempt(fromHost(host.openFile())), open: attempt };
  }, [host, queries, navigate]);
}

/** A file that was opened as a new post. */
export type OpenedFile = PostFromFile & { name: string };

/** The location state of a new post that starts from a file: which one. */
type OpenedFileState = { openedFile: string };

// In memory and not in the location state: after a reload, the copy that the editor keeps is newer than the file.
let opened: { key: string; file: OpenedFile } | undefined;

/** Holds a file ready for the editor that comes next; returns the state to go there with. */
export function passToEditor(file: OpenedFile): OpenedFileState {
  const key = crypto.randomUUID();
  opened = { key, file };
  return { openedFile: key };
}

/** The file that a location state names; none if there was no such file, or an editor has it already. */
export function fileForEditor(state: unknown): OpenedFile | undefined {
  const key = (state as Partial<OpenedFileState> | null)?.openedFile;
  return key !== undefined && opened?.key === key ? opened.file : undefined;
}

/** The editor has the file: going back to the address does not open it once more. */
export function takenByEditor(file: OpenedFile): void {
  if (opened?.file === file) opened = undefined;
}
