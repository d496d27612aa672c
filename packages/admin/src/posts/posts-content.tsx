import type { PostList } from "@brightwren/core/admin-posts/read-posts";
import { buttonClass } from "@brightwren/ui/button-class";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { ListFailure, ListMessage, ListSkeleton } from "../parts/list/list-message.tsx";
import type { Selection } from "./bulk/use-selection.ts";
import type { OnPostAction } from "./post-actions.tsx";
import { filterNames, type PostFilter, type PostTab } from "./post-filter.ts";
import { PostRows } from "./post-rows.tsx";

/** What stands in an empty tab. */
const emptyTabs: Record<PostTab, { title: string; text: string }> = {
  all: { title: "No posts yet", text: "Write the first one, or have one generated on the overview." },
  published: {
    title: "Nothing is published",
    text: "Visitors see an empty blog. Publish a draft, or write a new post.",
  },
  scheduled: {
    title: "Nothing is scheduled",
    text: "A post with a publish date in the future waits here and goes out by itself.",
  },
  draft: { title: "No drafts", text: "What you begin and don't publish yet is kept here." },
  archived: {
    title: "Nothing is archived",
    text: "Archived posts leave the public blog but are not lost. You can restore them as drafts.",
  },
};

type PostsContentProps = {
  filter: PostFilter;
  list: UseQueryResult<PostList>;
  selection: Selection;
  onAction: OnPostAction;
};

/** What stands below the search: the posts, or why there are none. */
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
    <ListMessage
      {...emptyTabs[filter.tab]}
      action={
        filter.tab === "all" || filter.tab === "draft" ? (
          <Link to={adminPaths.newPost} className={buttonClass({ variant: "outline" })}>
            Write a post
          </Link>
        ) : null
      }
    />
  );
}

function NotHere() {
  return (
    <ListMessage
      title="Not on this computer yet"
      text="You are offline, and these posts were not read here before. They come by themselves when the network is back. Ctrl or Cmd + K finds the posts that are kept here by their titles."
      action={
        <Link to={{ search: "" }} className={buttonClass({ variant: "outline" })}>
          All posts
        </Link>
      }
    />
  );
}

function NothingFound({ search, tab }: PostFilter) {
  const where = tab === "all" ? "" : " in this tab";
  return (
    <ListMessage
      title="No post found"
      text={
        search
          ? `No post${where} holds all words of “${search}” in its title, text, category, author or tags, as they are begun.`
          : `No post${where} is of all that is chosen.`
      }
      action={
        <Link
          to={{ search: tab === "all" ? "" : `?status=${tab}` }}
          className={buttonClass({ variant: "outline" })}
        >
          {search ? "Clear the search" : "Clear the filters"}
        </Link>
      }
    />
  );
}
