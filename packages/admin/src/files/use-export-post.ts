import { categoriesQuery } from "@brightwren/core/blog/list-categories";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useHost } from "../app/host-context.ts";
import { notifyFailure } from "../parts/failure/notify-failure.ts";
import { useReauthentication } from "../session/reauthentication-context.ts";
import { fromHost } from "./from-host.ts";
import { markdownWriter, type ExportedPost } from "./markdown-file.ts";
import { spokenFailure } from "./spoken-failure.ts";

/** Hands a post to the person as a Markdown file. Takes how to get it; says how it ended. */
export function useExportPost(): (read: () => Promise<ExportedPost>) => void {
  const host = useHost();
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const { mutate } = useMutation({
    mutationFn: async (read: () => Promise<ExportedPost>) => {
      const [post, categories] = await Promise.all([
        withSession(read),
        queries.ensureQueryData(categoriesQuery()),
      ]);
      const file = (await markdownWriter(categories))(post);
      return (await fromHost(host.saveFile(file))) ? file.name : undefined;
    },
    onSuccess(name) {
      if (name !== undefined) notify({ title: "Success", description: `Exported as ${name}` });
    },
    onError: (error) => notifyFailure("Failed to export the post", spokenFailure(error)),
  });
  return mutate;
}
