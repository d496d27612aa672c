import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { useHost } from "../app/host-context.ts";
import { notifyFailure } from "../parts/failure/notify-failure.ts";
import { fromHost } from "./from-host.ts";
import { passToEditor } from "./opened-file.ts";
import { spokenFailure } from "./spoken-failure.ts";

/** Lets the person choose a Markdown file, and opens it as a new post. Says what went wrong; nothing is stored. */
export function useOpenFile(): () => void {
  const host = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    const open = async () => {
      // First of all: a browser shows its chooser only as the answer to a click or a key.
      const file = await fromHost(host.openFile());
      if (!file) return;
      const [{ markdownToPost }, categories] = await Promise.all([
        import("@brightwren/core/markdown-files/markdown-to-post"),
        // Without a network a file opens all the same.
        queries.ensureQueryData(categoriesQuery()).catch(() => undefined),
      ]);
      const post = markdownToPost(file, categories);
      await navigate(adminPaths.newPost, { state: passToEditor({ ...post, name: file.name }) });
    };
    open().catch((error: unknown) => notifyFailure("Failed to open the file", spokenFailure(error)));
  }, [host, queries, navigate]);
}
