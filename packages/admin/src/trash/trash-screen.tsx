import { postKeys } from "@brightwren/core/admin-posts/post";
import {
  daysLeft,
  deletePermanently,
  restoreTrashedPosts,
  restoreAllTrashedPosts,
  trashDays,
  type TrashedPost,
  trashQuery,
} from "@brightwren/core/trash/post-trash";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { ConfirmDialog } from "@brightwren/ui/dialog";
import { Menu } from "@brightwren/ui/menu";
import { useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount } from "../parts/format.ts";
import { pageSize, readPage, type Tabs } from "../parts/list/list-address.ts";
import { ListRows, RowTitle } from "../parts/list/list-rows.tsx";
import { ListWindow, useListPage } from "../parts/list/list-window.tsx";
import { Moment } from "../parts/moment.tsx";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { Screen } from "../parts/screen.tsx";
import { useAsked } from "../parts/use-asked.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { aboutPost, useRestore } from "./use-restore.ts";

export function Component() {
  const page = readPage(useSearchParams()[0]);
  const list = useListPage(trashQuery({ page, pageSize }), page);
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
        count={(posts) => formatCount(posts, "deleted post", "deleted posts")}
        tabs={{ label: "Trash", param: "show", of: tabs, counts: { all: total } }}
        filter={{ tab: "all", search: "", page }}
        query={list}
        tools={
          total ? (
            <Button kind="outline" busy={isRestoringAll} onClick={() => void restoreAll()}>
              {isRestoringAll ? "Restoring…" : "Restore all"}
            </Button>
          ) : null
        }
        summaryRef={summary}
        loading=""
        offline={{
          title: "You’re offline",
          text: "The trash isn’t stored on this computer. It will load automatically when you reconnect.",
        }}
      >
        {({ posts }) => (
          <ListRows
            caption="Deleted posts"
            columns={{
              Title: {},
              "Previous status": { width: "8rem" },
              Deleted: { width: "11rem" },
              "Time left": { width: "9rem" },
            }}
            facts={["Previous status", "Deleted", "Time left"]}
            rows={posts.map((post) => ({
              id: post.id,
              cells: {
                Title: <RowTitle isStrong>{post.title}</RowTitle>,
                "Previous status": <PostStatusBadge status={post.status} />,
                Deleted: <Moment at={post.trashedAt} />,
                "Time left": <span className="hint">{daysLeft(post.trashedAt)}</span>,
              },
              menu: (
                <Menu
                  label={`Actions for ${post.title}`}
                  actions={[
                    { label: "Restore", onSelect: () => void restoreOne(post) },
                    {
                      label: "Delete permanently",
                      onSelect: (trigger) => ask(post, trigger),
                      destructive: true,
                    },
                  ]}
                />
              ),
            }))}
          />
        )}
      </ListWindow>
      {dialog}
    </Screen>
  );
}

const tabs: Tabs<never> = {
  all: {
    label: "Deleted posts",
    title: "The trash is empty",
    text: `Deleted posts stay here for ${trashDays} days.`,
  },
};

function useDeleteForGood(top: () => HTMLElement | null) {
  const { asked, ask, close, returnTo, dialog } = useAsked<TrashedPost>();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: ({ id }: TrashedPost) => deletePermanently(id),
    onSuccess: () => returnTo(top()),
    success: () => ({ title: "Permanently deleted" }),
    failure: "Failed to delete the post",
    about: ({ id }) => aboutPost(id),
    onSettled: close,
    invalidates: [postKeys.all],
  });
  return {
    ask,
    dialog: (
      <ConfirmDialog
        {...dialog}
        question="Delete this post permanently?"
        detail={`“${asked?.title ?? ""}” and all its versions will be deleted. You can’t undo this.`}
        confirmLabel="Delete permanently"
        busyLabel="Deleting..."
        busy={isPending}
        onConfirm={() => (asked ? mutate(asked) : undefined)}
      />
    ),
  };
}
