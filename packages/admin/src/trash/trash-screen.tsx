import { postKeys } from "@brightwren/core/admin-posts/post";
import {
  deleteForGood,
  restoreTrashedPosts,
  restoreWholeTrash,
  trashDays,
  type TrashedPost,
  type TrashList,
  trashQuery,
} from "@brightwren/core/trash/post-trash";
import { buttonClass } from "@brightwren/ui/button-class";
import { notify, prepareNotifications } from "@brightwren/ui/notify";
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { ConfirmDialog } from "../parts/confirm-dialog/confirm-dialog.tsx";
import { notifyFailure } from "../parts/failure.ts";
import { formatCount } from "../parts/format.ts";
import { pageSize, readPage } from "../parts/list/list-address.ts";
import { ListFailure, ListMessage, ListSkeleton } from "../parts/list/list-message.tsx";
import { ListTabs, ListWindow } from "../parts/list/list-window.tsx";
import { Pager, useExistingPage } from "../parts/list/pager.tsx";
import { Screen } from "../parts/screen.tsx";
import { useReauthentication } from "../session/reauthentication.tsx";
import { TrashRows } from "./trash-rows.tsx";
import { aboutPost, useRestore } from "./use-restore.ts";

/** Deleted posts, which can be restored for a while. */
export function Component() {
  useEffect(prepareNotifications, []);
  const page = readPage(useSearchParams()[0]);
  const list = useQuery(trashQuery({ page, pageSize }));
  useExistingPage(page, list.data?.total);
  const summary = useRef<HTMLParagraphElement>(null);
  const restore = useRestore();
  const [isRestoringAll, setRestoringAll] = useState(false);
  const { ask, dialog } = useDeleteForGood(() => summary.current);
  const total = list.data?.total;

  const restoreOne = async ({ id }: TrashedPost) => {
    await restore(() => restoreTrashedPosts([id]), aboutPost(id));
    // Its row is gone, and what had the focus with it.
    summary.current?.focus();
  };
  const restoreAll = async () => {
    if (isRestoringAll) return;
    setRestoringAll(true);
    await restore(restoreWholeTrash, "trash");
    setRestoringAll(false);
    summary.current?.focus();
  };
  return (
    <Screen
      title="Trash"
      subtitle={`Deleted posts are kept for ${trashDays} days.`}
      actions={
        <Link to={adminPaths.posts} className={buttonClass({ variant: "outline" })}>
          All posts
        </Link>
      }
    >
      <ListWindow
        label="Trash"
        tabs={
          <ListTabs
            label="Trash"
            param="show"
            tabs={[{ value: "posts", label: "Deleted posts", count: total }]}
            current="posts"
          />
        }
        tools={
          total ? (
            <button
              type="button"
              className={buttonClass({ variant: "outline" })}
              aria-disabled={isRestoringAll}
              onClick={() => void restoreAll()}
            >
              {isRestoringAll ? "Restoring…" : "Restore all"}
            </button>
          ) : null
        }
        summary={total === undefined ? "" : formatCount(total, "deleted post", "deleted posts")}
        summaryRef={summary}
        page={page}
        query={list}
        pager={total ? <Pager page={page} total={total} /> : null}
      >
        <TrashContent list={list} onRestore={(post) => void restoreOne(post)} onDelete={ask} />
      </ListWindow>
      {dialog}
    </Screen>
  );
}

type TrashContentProps = {
  list: UseQueryResult<TrashList>;
  onRestore: (post: TrashedPost) => void;
  onDelete: (post: TrashedPost, trigger: HTMLElement | null) => void;
};

/** The deleted posts, or why there are none. */
function TrashContent({ list, onRestore, onDelete }: TrashContentProps) {
  const isReachable = useReachable();
  if (list.data?.total === 0)
    return (
      <ListMessage title="The trash is empty" text="A post that you delete waits here to be restored." />
    );
  if (list.data) return <TrashRows posts={list.data.posts} onRestore={onRestore} onDelete={onDelete} />;
  if (!isReachable)
    return (
      <ListMessage
        title="Not while you are offline"
        text="The trash is not kept on this computer. It comes by itself when the network is back."
      />
    );
  if (list.isError)
    return <ListFailure what="The trash" busy={list.isFetching} onRetry={() => void list.refetch()} />;
  return <ListSkeleton />;
}

/** The question that deleting for good asks, and what it does. `top` receives the focus when the row is gone. */
function useDeleteForGood(top: () => HTMLElement | null) {
  const queries = useQueryClient();
  const { withSession } = useReauthentication();
  const [asked, setAsked] = useState<TrashedPost>();
  const [isOpen, setOpen] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: TrashedPost) => withSession(() => deleteForGood(id)),
    onSuccess(_, { id }) {
      returnFocus.current = top();
      notify({ title: "Deleted for good", about: aboutPost(id) });
    },
    onError: (error, { id }) => notifyFailure("Failed to delete the post", error, aboutPost(id)),
    onSettled() {
      setOpen(false);
      void queries.invalidateQueries({ queryKey: postKeys.all });
    },
  });
  const ask = (post: TrashedPost, trigger: HTMLElement | null) => {
    returnFocus.current = trigger;
    setAsked(post);
    setOpen(true);
  };
  return {
    ask,
    dialog: (
      <ConfirmDialog
        open={isOpen}
        question="Delete this post for good?"
        detail={`“${asked?.title ?? ""}” goes with all its versions. This cannot be undone.`}
        confirmLabel="Delete for good"
        busyLabel="Deleting..."
        busy={isPending}
        returnFocus={returnFocus}
        onConfirm={() => (asked ? mutate(asked) : undefined)}
        onCancel={() => setOpen(false)}
      />
    ),
  };
}
