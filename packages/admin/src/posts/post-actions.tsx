import { forgetPost } from "@brightwren/core/admin-posts/forget-post";
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
import { notify, withdraw } from "@brightwren/ui/notify";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type RefObject } from "react";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { notifyFailure, UserFacingError } from "../parts/failure.ts";
import { statusLabels } from "../parts/post-status.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { aboutPost, useDeletedNotice } from "../trash/use-restore.ts";

type Action = {
  /** Resolves with the post as it is then, where that is known. */
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
    done: ({ title }) => `Post duplicated: “Copy of ${title}” is among the drafts`,
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
  delete: {
    run: async ({ id, updated_at }, queries) => {
      if ((await deletePost(id, updated_at)) !== "deleted") throw new PostMovedError();
      await forgetPost(queries, id);
    },
    done: () => "Post deleted successfully",
    failed: "Failed to delete post",
  },
} satisfies Record<string, Action>;

/** Opened without a network, the post is as it is now. */
function rememberPost(queries: QueryClient, post: Post): Post {
  queries.setQueryData(postKeys.post(post.id), post);
  return post;
}

/** Gives an archived post its status back, unless somebody has saved it since. Throws a `PostMovedError` or as `changePostStatus`. */
async function undoArchive({ status }: PostListItem, archived: Post): Promise<Post> {
  const outcome = await changePostStatus(archived, status);
  if (!("saved" in outcome)) throw new PostMovedError();
  return outcome.saved;
}

export type PostActionName = keyof typeof actions;

export type OnPostAction = (name: PostActionName, post: PostListItem, trigger: HTMLElement | null) => void;

const failureOf = ({ id }: PostListItem): string => `failed:${id}`;

/** What can be done with a post in the list. Each shows how it ended, and the list is read anew. */
function usePostActions() {
  const { withSession } = useReauthentication();
  const queryClient = useQueryClient();
  const sayDeleted = useDeletedNotice();
  const undoing = useMutation({
    mutationFn: ({ before, archived }: { before: PostListItem; archived: Post }) =>
      withSession(async () => rememberPost(queryClient, await undoArchive(before, archived))),
    onSuccess: ({ id, status }) =>
      notify({
        title: "Undone",
        description: `The post is as before: ${statusLabels[status]}`,
        about: aboutPost(id),
      }),
    onError: (error, { before }) => notifyFailure("Failed to undo", error, aboutPost(before.id)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: postKeys.all }),
  });
  return useMutation({
    mutationFn: ({ name, post }: { name: PostActionName; post: PostListItem }) =>
      withSession((): Promise<Post | void> => actions[name].run(post, queryClient)),
    onSuccess(after, { name, post }) {
      withdraw(failureOf(post));
      if (name === "delete") return sayDeleted(post.id);
      const undo = () => (after ? undoing.mutate({ before: post, archived: after }) : undefined);
      notify({
        title: "Success",
        description: actions[name].done(post),
        ...(name === "archive" && { about: aboutPost(post.id), actions: [{ label: "Undo", onAct: undo }] }),
      });
    },
    onError: (error, { name, post }) => notifyFailure(actions[name].failed, error, failureOf(post)),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: postKeys.all }),
  });
}

type Options = {
  /** Receives the focus when the row that had it is gone. */
  top: RefObject<HTMLElement | null>;
  /** Whether a post with another status leaves the list. */
  oneStatus: boolean;
};

/** The actions of the rows, with the question that deleting asks first. */
export function useRowActions({ top, oneStatus }: Options) {
  const { mutate, isPending } = usePostActions();
  const [asked, setAsked] = useState<PostListItem>();
  const [open, setOpen] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);

  const onAction: OnPostAction = (name, post, trigger) => {
    if (name === "delete") {
      returnFocus.current = trigger;
      setAsked(post);
      setOpen(true);
      return;
    }
    const leaves = oneStatus && name !== "duplicate";
    mutate({ name, post }, { onSuccess: () => (leaves ? top.current?.focus() : undefined) });
  };

  const onConfirm = () => {
    if (!asked) return;
    const onSuccess = () => {
      returnFocus.current = top.current;
    };
    mutate({ name: "delete", post: asked }, { onSuccess, onSettled: () => setOpen(false) });
  };

  return {
    onAction,
    deletion: {
      open,
      title: asked?.title ?? "",
      busy: isPending,
      returnFocus,
      onConfirm,
      onCancel: () => setOpen(false),
    },
  };
}

type DeletePostDialogProps = {
  open: boolean;
  /** The title of the post that goes. */
  title: string;
  busy: boolean;
  returnFocus: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before a post is deleted. */
export function DeletePostDialog({ title, ...dialog }: DeletePostDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      question="Are you sure you want to delete this post?"
      detail={`“${title}” goes to the trash, where it can be restored for ${trashDays} days.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
    />
  );
}

/** The post was deleted, or got another status, since the list was read. */
export class PostMovedError extends UserFacingError {
  constructor() {
    super("It was changed or deleted in the meantime. The list is up to date now.");
  }
}

/**
 * Changes a post's status from the list. That its text was saved elsewhere meanwhile is no conflict: the text stays as
 * it is, so the change is made to the newer version. Returns the post as it is then. Throws a `PostMovedError`, or what `change` throws.
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
