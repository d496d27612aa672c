import { recallPosts } from "@brightwren/core/admin-posts/forget-post";
import type { RestoredPost } from "@brightwren/core/trash/post-trash";
import { notify } from "@brightwren/ui/notify";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { LocalDraft } from "../drafts/local-drafts.ts";
import { undoDelete } from "../drafts/undo.ts";
import { notifyFailure } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { restoredNote } from "./restored-note.ts";

/** Identifies a post's notifications, so that each replaces the last. */
export const aboutPost = (id: string): string => `post:${id}`;

export function useRestore() {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  return useCallback(
    async (restore: () => Promise<RestoredPost[]>, about: string) => {
      try {
        const restored = await withSession(restore);
        await recallPosts(
          queries,
          restored.map(({ id }) => id),
        );
        notify({ ...restoredNote(restored), about });
      } catch (error) {
        notifyFailure("Failed to restore", error, about);
      }
    },
    [queries, withSession],
  );
}

/** Notifies the owner of a deletion and offers Undo. `draft`: the editor's unsaved text. */
export function useDeletedNotice() {
  const restore = useRestore();
  return useCallback(
    (id: string, draft?: LocalDraft) => {
      const about = aboutPost(id);
      const undo = async () => {
        const restored = await undoDelete(id, draft);
        return restored ? [restored] : [];
      };
      notify({
        title: "Success",
        description: "Post deleted successfully",
        about,
        actions: [{ label: "Undo", onAct: () => void restore(undo, about) }],
      });
    },
    [restore],
  );
}
