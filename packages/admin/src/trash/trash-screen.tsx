import { postKeys } from "@brightwren/core/admin-posts/post";
import {
  deletePermanently,
  restoreTrashedPosts,
  restoreAllTrashedPosts,
  trashDays,
  type TrashedPost,
  type TrashList,
  trashQuery,
} from "@brightwren/core/trash/post-trash";
import { EmptyState } from "@brightwren/ui/empty-state";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { prepareNotifications } from "@brightwren/ui/notify";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useReachable } from "../host/connectivity.ts";
import { adminPaths } from "../host/admin-paths.ts";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { formatCount } from "../parts/format.ts";
import { pageSize, readPage } from "../parts/list/list-address.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import { ListTabs, ListWindow } from "../parts/list/list-window.tsx";
import { Pager, useExistingPage } from "../parts/list/pager.tsx";
import { Screen } from "../parts/screen.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { TrashRows } from "./trash-rows.tsx";
import { aboutPost, useRestore } from "./use-restore.ts";

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
    summary.current?.focus();
  };
  const restoreAll = async () => {
    if (isRestoringAll) return;
    setRestoringAll(true);
    await restore(restoreAllTrashedPosts, "trash");
    setRestoringAll(false);
    summary.current?.focus();
  };
  return (
    <Screen
      title="Trash"
      subtitle={`Deleted posts are kept for ${trashDays} days.`}
      actions={
        <Link to={adminPaths.posts} className={buttonClass({ kind: "outline" })}>
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
            <Button kind="outline" busy={isRestoringAll} onClick={() => void restoreAll()}>
              {isRestoringAll ? "Restoring…" : "Restore all"}
            </Button>
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

function TrashContent({ list, onRestore, onDelete }: TrashContentProps) {
  const isReachable = useReachable();
  if (list.data?.total === 0)
    return <EmptyState title="The trash is empty" text={`Deleted posts stay here for ${trashDays} days.`} />;
  if (list.data) return <TrashRows posts={list.data.posts} onRestore={onRestore} onDelete={onDelete} />;
  if (!isReachable)
    return (
      <EmptyState
        title="You’re offline"
        text="The trash isn’t stored on this computer. It will load automatically when you reconnect."
      />
    );
  if (list.isError)
    return <ListFailure what="The trash" busy={list.isFetching} onRetry={() => void list.refetch()} />;
  return <ListSkeleton />;
}

function useDeleteForGood(top: () => HTMLElement | null) {
  const [asked, setAsked] = useState<TrashedPost>();
  const [isOpen, setOpen] = useState(false);
  const returnFocus = useRef<HTMLElement | null>(null);
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: ({ id }: TrashedPost) => deletePermanently(id),
    onSuccess: () => void (returnFocus.current = top()),
    success: () => ({ title: "Permanently deleted" }),
    failure: "Failed to delete the post",
    about: ({ id }) => aboutPost(id),
    onSettled: () => setOpen(false),
    invalidates: [postKeys.all],
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
        question="Delete this post permanently?"
        detail={`“${asked?.title ?? ""}” and all its versions will be deleted. You can’t undo this.`}
        confirmLabel="Delete permanently"
        busyLabel="Deleting..."
        busy={isPending}
        returnFocus={returnFocus}
        onConfirm={() => (asked ? mutate(asked) : undefined)}
        onCancel={() => setOpen(false)}
      />
    ),
  };
}
