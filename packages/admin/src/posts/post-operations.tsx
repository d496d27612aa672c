import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
import { getPost } from "@brightwren/core/admin-posts/read-post";
import { changePostStatus } from "@brightwren/core/admin-posts/save-post";
import { deletePost, duplicatePost } from "@brightwren/core/admin-posts/write-posts";
import {
  type Post,
  type PostListItem,
  type PostVersion,
  type SaveOutcome,
  postKeys,
} from "@brightwren/core/admin-posts/post";
import { trashDays } from "@brightwren/core/trash/post-trash";
import { notify } from "@brightwren/ui/notify";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { UserFacingError } from "../parts/failure.ts";
import { statusLabels } from "../parts/post-status-badge.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { useConfirmed } from "../session/use-confirmed.tsx";
import { aboutPost, useDeletedNotice } from "../trash/trash-operations.tsx";

type Action = {
  run: (post: PostListItem, queries: QueryClient) => Promise<Post | void>;
  done: (post: PostListItem) => string;
  failed: string;
};

const archive = (version: PostVersion) => changePostStatus(version, "archived");
const restore = (version: PostVersion) => changePostStatus(version, "draft");

const actions = {
  duplicate: {
    run: async ({ id }) => {
      if (!(await duplicatePost(id))) throw new PostMovedError();
    },
    done: ({ title }) => `Post duplicated: “Copy of ${title}” is in your drafts`,
    failed: "Failed to duplicate post",
  },
  archive: {
    run: async (post, queries) => rememberPost(queries, await changeStatus(post, archive)),
    done: () => "Post archived",
    failed: "Failed to archive post",
  },
  restore: {
    run: async (post, queries) => rememberPost(queries, await changeStatus(post, restore)),
    done: () => "Post restored as a draft",
    failed: "Failed to restore post",
  },
} satisfies Record<string, Action>;

/** Caches the new version, so that the editor can open it offline. */
function rememberPost(queries: QueryClient, post: Post): Post {
  queries.setQueryData(postKeys.record(post.id), post);
  return post;
}

/**
 * Undoes archiving unless somebody has saved the post since. Throws a `PostMovedError`, or the same errors as
 * `changePostStatus`.
 */
async function undoArchive({ status }: PostListItem, archived: Post): Promise<Post> {
  const outcome = await changePostStatus(archived, status);
  if (!("saved" in outcome)) throw new PostMovedError();
  return outcome.saved;
}

export type PostActionName = keyof typeof actions;

export type OnPostAction = (
  name: PostActionName | "delete",
  post: PostListItem,
  trigger: HTMLElement | null,
) => void;

const failureOf = ({ id }: PostListItem): string => `failed:${id}`;

function usePostActions() {
  const queryClient = useQueryClient();
  const undoing = useOwnerMutation({
    mutationFn: async ({ before, archived }: { before: PostListItem; archived: Post }) =>
      rememberPost(queryClient, await undoArchive(before, archived)),
    success: ({ status }) => ({
      title: "Undone",
      description: `The post is back as it was: ${statusLabels[status]}`,
    }),
    failure: "Failed to undo",
    about: ({ before }) => aboutPost(before.id),
    invalidates: [postKeys.all],
  });
  return useOwnerMutation({
    mutationFn: ({ name, post }: { name: PostActionName; post: PostListItem }): Promise<Post | void> =>
      actions[name].run(post, queryClient),
    onSuccess(after, { name, post }) {
      const undo = () => (after ? undoing.mutate({ before: post, archived: after }) : undefined);
      notify({
        title: "Success",
        description: actions[name].done(post),
        ...(name === "archive" && { about: aboutPost(post.id), actions: [{ label: "Undo", onAct: undo }] }),
      });
    },
    failure: ({ name }) => actions[name].failed,
    about: ({ post }) => failureOf(post),
    invalidates: [postKeys.all],
  });
}

type Options = {
  /** Receives focus when the focused row disappears. */
  top: RefObject<HTMLElement | null>;
  oneStatus: boolean;
};

export function useRowActions({ top, oneStatus }: Options) {
  const queries = useQueryClient();
  const { mutate } = usePostActions();
  const sayDeleted = useDeletedNotice();
  const deletion = useConfirmed({
    mutationFn: async ({ id, updated_at }: PostListItem) => {
      if ((await deletePost(id, updated_at)) !== "deleted") throw new PostMovedError();
      await forgetPost(queries, id);
    },
    question: () => "Are you sure you want to delete this post?",
    detail: ({ title }) => `“${title}” will move to the trash. You can restore it within ${trashDays} days.`,
    confirmLabel: "Delete",
    busyLabel: "Deleting...",
    onDone(_, { id }) {
      sayDeleted(id);
      return top.current;
    },
    failure: "Failed to delete post",
    about: failureOf,
    invalidates: [postKeys.all],
  });

  const onAction: OnPostAction = (name, post, trigger) => {
    if (name === "delete") return deletion.ask(post, trigger);
    const leaves = oneStatus && name !== "duplicate";
    mutate({ name, post }, { onSuccess: () => (leaves ? top.current?.focus() : undefined) });
  };
  return { onAction, dialog: deletion.dialog };
}

export async function readPost(id: string): Promise<Post> {
  const post = await getPost(id);
  if (!post) throw new PostMovedError();
  return post;
}

/** The post was deleted, or its status changed, since the list was read. */
export class PostMovedError extends UserFacingError {
  constructor() {
    super("It has since been changed or deleted. Check the post, then try again.");
  }
}

/**
 * If only the text has changed, retries with the newer version. Throws a `PostMovedError`, or the same errors as
 * `change`.
 */
export async function changeStatus(
  post: PostListItem,
  change: (version: Pick<PostListItem, "id" | "updated_at" | "published_at">) => Promise<SaveOutcome>,
): Promise<Post> {
  const first = await change(post);
  if ("saved" in first) return first.saved;
  if (first.conflict?.status !== post.status) throw new PostMovedError();
  const second = await change(first.conflict);
  if (!("saved" in second)) throw new PostMovedError();
  return second.saved;
}
