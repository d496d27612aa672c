import type { PostList } from "@brightwren/core/admin-posts/read-posts";
import { EmptyState } from "@brightwren/ui/empty-state";
import { buttonClass } from "@brightwren/ui/button-class";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { ListFailure, ListSkeleton } from "../parts/list/list-states.tsx";
import type { Selection } from "./bulk/use-selection.ts";
import type { OnPostAction } from "./post-actions.tsx";
import { filterNames, type PostFilter, type PostTab } from "./post-filter.ts";
import { PostRows } from "./post-rows.tsx";

const emptyTabs: Record<PostTab, { title: string; text: string }> = {
  all: { title: "No posts yet", text: "Write the first one, or generate one from the overview." },
  published: {
    title: "No published posts",
    text: "Visitors see an empty blog. Publish a draft, or write a new post.",
  },
  scheduled: {
    title: "No scheduled posts",
    text: "Posts with a future publish date wait here and go live automatically.",
  },
  draft: { title: "No drafts", text: "Posts you haven’t published yet appear here." },
  archived: {
    title: "No archived posts",
    text: "Archived posts are hidden from visitors but not lost. You can restore them as drafts.",
  },
};

type PostsContentProps = {
  filter: PostFilter;
  list: UseQueryResult<PostList>;
  selection: Selection;
  onAction: OnPostAction;
};

export function PostsContent({ filter, list, selection, onAction }: PostsContentProps) {
  const isReachable = useReachable();
  if (!list.data && !isReachable) return <NotHere />;
  if (list.isError && !list.data) {
    return <ListFailure what="The posts" busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <ListSkeleton />;
  if (list.data.total > 0)
    return <PostRows posts={list.data.posts} sort={filter.sort} selection={selection} onAction={onAction} />;
  if (filter.search || filterNames.some((name) => filter[name] !== undefined))
    return <NothingFound {...filter} />;
  return (
    <EmptyState
      {...emptyTabs[filter.tab]}
      action={
        filter.tab === "all" || filter.tab === "draft" ? (
          <Link to={adminPaths.newPost} className={buttonClass({ kind: "outline" })}>
            Write a post
          </Link>
        ) : null
      }
    />
  );
}

function NotHere() {
  return (
    <EmptyState
      title="Not available offline yet"
      text="You’re offline, and these posts haven’t been loaded on this computer. They’ll load automatically when you reconnect. Press Ctrl or Cmd + K to search saved posts by title."
      action={
        <Link to={{ search: "" }} className={buttonClass({ kind: "outline" })}>
          All posts
        </Link>
      }
    />
  );
}

function NothingFound({ search, tab }: PostFilter) {
  const where = tab === "all" ? "" : " in this tab";
  return (
    <EmptyState
      title="No posts found"
      text={
        search
          ? `No posts${where} match “${search}”. We searched titles, text, categories, authors and tags.`
          : `No posts${where} match these filters.`
      }
      action={
        <Link
          to={{ search: tab === "all" ? "" : `?status=${tab}` }}
          className={buttonClass({ kind: "outline" })}
        >
          {search ? "Clear the search" : "Clear the filters"}
        </Link>
      }
    />
  );
}
