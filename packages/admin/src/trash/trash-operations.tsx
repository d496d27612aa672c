import { postKeys } from "@brightwren/core/admin-posts/post";
import { recallPosts } from "@brightwren/core/admin-posts/forget-post";
import { deletePermanently, type RestoredPost, type TrashedPost } from "@brightwren/core/trash/post-trash";
import { notify } from "@brightwren/ui/notify";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { LocalDraft } from "../drafts/local-drafts.ts";
import { undoDelete } from "../drafts/undo.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { useConfirmed } from "../session/use-confirmed.tsx";
import { restoredNote } from "./restored-note.ts";

/** Identifies a post's notifications, so that each replaces the last. */
export const aboutPost = (id: string): string => `post:${id}`;

type Restoring = { restore: () => Promise<RestoredPost[]>; about: string };

export function useRestore() {
  const queries = useQueryClient();
  return useOwnerMutation({
    mutationFn: async ({ restore }: Restoring) => {
      const restored = await restore();
      await recallPosts(
        queries,
        restored.map(({ id }) => id),
      );
      return restored;
    },
    success: restoredNote,
    failure: "Failed to restore",
    about: ({ about }) => about,
  });
}

/** Notifies the owner of a deletion and offers Undo. `draft`: the editor's unsaved text. */
export function useDeletedNotice() {
  const { mutate: restore } = useRestore();
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
        actions: [{ label: "Undo", onAct: () => restore({ restore: undo, about }) }],
      });
    },
    [restore],
  );
}

/** `onDeleted` returns the next focus target. */
export const useDeletePermanently = (onDeleted: () => HTMLElement | null) =>
  useConfirmed({
    mutationFn: ({ id }: TrashedPost) => deletePermanently(id),
    question: () => "Delete this post permanently?",
    detail: ({ title }) => `“${title}” and all its versions will be deleted. You can’t undo this.`,
    confirmLabel: "Delete permanently",
    busyLabel: "Deleting...",
    onDone: onDeleted,
    success: () => ({ title: "Permanently deleted" }),
    failure: "Failed to delete the post",
    about: ({ id }) => aboutPost(id),
    invalidates: [postKeys.all],
  });
