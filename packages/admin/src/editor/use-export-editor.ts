import { useCallback } from "react";
import { useExportPost } from "../files/export-posts.ts";
import { withoutUploads } from "../pictures/upload-marks.ts";
import type { Editor } from "./session/use-editor.ts";

export function useExportEditor({ session, form }: Pick<Editor, "session" | "form">): () => void {
  const exportPost = useExportPost();
  return useCallback(
    () =>
      exportPost(async () => {
        const fields = form.getValues();
        const { status } = session.getSnapshot().post ?? {};
        return { ...fields, content: withoutUploads(fields.content), status };
      }),
    [exportPost, form, session],
  );
}
