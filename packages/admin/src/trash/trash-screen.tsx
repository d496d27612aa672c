import {
  daysLeft,
  restoreAllTrashedPosts,
  restoreTrashedPosts,
  trashDays,
  type TrashedPost,
  trashQuery,
} from "@brightwren/core/trash/post-trash";
import { Button } from "@brightwren/ui/button";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount } from "../parts/format.ts";
import type { ListKind } from "../parts/list/list-address.ts";
import { ListScreen } from "../parts/list/list-screen.tsx";
import { useList } from "../parts/list/list-window.tsx";
import { Moment } from "../parts/moment.tsx";
import { BackLink } from "../parts/screen.tsx";
import { PostStatusBadge } from "../parts/post-status-badge.tsx";
import { aboutPost, useDeletePermanently, useRestore } from "./trash-operations.tsx";

const trash: ListKind<never> = {
  label: "Trash",
  count: (posts) => formatCount(posts, "deleted post", "deleted posts"),
  tabs: {
    all: {
      label: "Deleted posts",
      title: "The trash is empty",
      text: `Deleted posts stay here for ${trashDays} days.`,
    },
  },
  tabsLabel: "Trash",
  param: "show",
};

export function Component() {
  const list = useList(trash, ({ page, pageSize }) => trashQuery({ page, pageSize }));
  const restoration = useRestore();
  const restoringAll = useRestore();
  const { ask, dialog } = useDeletePermanently(() => list.top.current);
  const total = list.query.data?.total;

  const onSettled = () => list.top.current?.focus();
  const restoreOne = ({ id }: TrashedPost) =>
    restoration.mutate({ restore: () => restoreTrashedPosts([id]), about: aboutPost(id) }, { onSettled });
  const restoreAll = () =>
    restoringAll.mutate({ restore: restoreAllTrashedPosts, about: "trash" }, { onSettled });
  return (
    <ListScreen
      note={`Deleted posts are kept for ${trashDays} days.`}
      back={<BackLink to={adminPaths.posts}>All posts</BackLink>}
      list={list}
      counts={{ all: total }}
      hasSearch={false}
      tools={
        total ? (
          <Button kind="outline" busy={restoringAll.isPending} onClick={restoreAll}>
            {restoringAll.isPending ? "Restoring…" : "Restore all"}
          </Button>
        ) : null
      }
      loading=""
      offline={{
        title: "You’re offline",
        text: "The trash isn’t stored on this computer. It will load automatically when you reconnect.",
      }}
      caption="Deleted posts"
      title={{ label: "Title", of: ({ title }) => ({ children: title, isStrong: true }) }}
      columns={{
        "Previous status": { width: "8rem", render: ({ status }) => <PostStatusBadge status={status} /> },
        Deleted: { width: "11rem", render: ({ trashedAt }) => <Moment at={trashedAt} /> },
        "Time left": {
          width: "9rem",
          render: ({ trashedAt }) => <span className="hint">{daysLeft(trashedAt)}</span>,
        },
      }}
      facts={["Previous status", "Deleted", "Time left"]}
      nameOf={({ title }) => title}
      actions={(post) => [
        { label: "Restore", onSelect: () => restoreOne(post) },
        { label: "Delete permanently", onSelect: (trigger) => ask(post, trigger), destructive: true },
      ]}
    >
      {dialog}
    </ListScreen>
  );
}
