import { archivePost } from "@brightwren/core/admin-posts/archive-post";
import { deletePost } from "@brightwren/core/admin-posts/delete-post";
import { duplicatePost } from "@brightwren/core/admin-posts/duplicate-post";
import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { postKeys } from "@brightwren/core/admin-posts/post-keys";
import { restorePost } from "@brightwren/core/admin-posts/restore-post";
import { notify } from "@brightwren/ui/notify";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { notifyFailure } from "../parts/failure/notify-failure.ts";
import { useReauthentication } from "../session/reauthentication-context.ts";
import { changeStatus, PostMovedError } from "./change-status.ts";

type Action = {
  run: (post: PostListItem) => Promise<unknown>;
  done: (post: PostListItem) => string;
  failed: string;
};

const actions = {
  duplicate: {
    run: async ({ id }) => {
      if (!(await duplicatePost(id))) throw new PostMovedError();
    },
    done: ({ title }) => `Post duplicated: “Copy of ${title}” is among the drafts`,
    failed: "Failed to duplicate post",
  },
  archive: {
    run: (post) => changeStatus(post, archivePost),
    done: () => "Post archived",
    failed: "Failed to archive post",
  },
  restore: {
    run: (post) => changeStatus(post, restorePost),
    done: () => "Post restored as a draft",
    failed: "Failed to restore post",
  },
  delete: {
    run: ({ id }) => deletePost(id),
    done: () => "Post deleted successfully",
    failed: "Failed to delete post",
  },
} satisfies Record<string, Action>;

export type PostActionName = keyof typeof actions;

/** What can be done with a post in the list. Each says how it ended, and the list is read anew. */
export function usePostActions() {
  const { withSession } = useReauthentication();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, post }: { name: PostActionName; post: PostListItem }) =>
      withSession(() => actions[name].run(post)),
    onSuccess: (_, { name, post }) => notify({ title: "Success", description: actions[name].done(post) }),
    onError: (error, { name }) => notifyFailure(actions[name].failed, error),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: postKeys.all }),
  });
}
