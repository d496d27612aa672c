import type { PostList } from "@brightwren/core/admin-posts/list-posts";
import { buttonClass } from "@brightwren/ui/button-class";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { ListFailure } from "../parts/list/list-failure.tsx";
import { ListMessage } from "../parts/list/list-message.tsx";
import { ListSkeleton } from "../parts/list/list-skeleton.tsx";
import { useReachable } from "../offline/use-reachable.ts";
import type { PostFilter } from "./post-filter.ts";
import type { OnPostAction } from "./post-menu.tsx";
import { PostRows } from "./post-rows.tsx";
import { emptyTabs } from "./post-words.ts";

type PostsContentProps = {
  filter: PostFilter;
  list: UseQueryResult<PostList>;
  onAction: OnPostAction;
};

/** What stands below the search: the posts, or why there are none. */
export function PostsContent({ filter, list, onAction }: PostsContentProps) {
  const isReachable = useReachable();
  if (!list.data && !isReachable) return <NotHere />;
  if (list.isError && !list.data) {
    return <ListFailure what="The posts" busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <ListSkeleton />;
  if (list.data.total > 0) return <PostRows posts={list.data.posts} onAction={onAction} />;
  if (filter.search) return <NothingFound {...filter} />;
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
      text="You are offline, and these posts were not read here before. They come by themselves when the network is back."
      action={
        <Link to={{ search: "" }} className={buttonClass({ variant: "outline" })}>
          All posts
        </Link>
      }
    />
  );
}

function NothingFound({ search, tab }: PostFilter) {
  return (
    <ListMessage
      title="No post found"
      text={`No title or excerpt ${tab === "all" ? "" : "in this tab "}holds “${search}”.`}
      action={
        <Link
          to={{ search: tab === "all" ? "" : `?status=${tab}` }}
          className={buttonClass({ variant: "outline" })}
        >
          Clear the search
        </Link>
      }
    />
  );
}
