import { notify } from "@brightwren/ui/notify";
import { useCallback } from "react";
import type { SaveIntent } from "../saving/save-queue.ts";
import type { Editor } from "./use-editor-session.ts";

const done: Partial<Record<SaveIntent, { title: string; description?: string }>> = {
  pending: { title: "Pending version saved", description: "Visitors still see the published one." },
  unpublish: { title: "Unpublished", description: "The post is a draft again. Visitors no longer see it." },
  archive: { title: "Archived", description: "Visitors do not see the post." },
  restore: { title: "Restored", description: "The post is a draft again." },
};

const queued = {
  title: "Saved on this computer",
  description: "You are offline. It is sent by itself when the network is back.",
};

/** Does what a button says, and tells what came of it. */
export function useActions({ session, form }: Editor): (intent: SaveIntent) => Promise<void> {
  return useCallback(
    async (intent) => {
      const before = session.getSnapshot().post?.status;
      await session.act(intent);
      const { trouble, conflict, post, isQueued } = session.getSnapshot();
      if (conflict) return;
      if (isQueued && (intent === "save" || intent === "pending")) return notify(queued);
      if (trouble) {
        notify({ title: "Not saved", description: trouble.message, variant: "destructive" });
        if (!trouble.field) return;
        form.setError(trouble.field, { message: trouble.message });
        form.setFocus(trouble.field);
        return;
      }
      const isPublic = post?.status === "published";
      if (intent === "publish" && !isPublic) notify({ title: "Scheduled" });
      else if (intent === "publish") notify({ title: before === "published" ? "Updated" : "Published" });
      else if (intent === "save" && isPublic) notify({ title: "Pending version saved" });
      else if (done[intent]) notify(done[intent]);
    },
    [session, form],
  );
}
