import { postCountsQuery, postListQuery, type PostList } from "@brightwren/core/admin-posts/read-posts";
import { buttonClass } from "@brightwren/ui/button-class";
import { prepareNotifications } from "@brightwren/ui/notify";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useFiles } from "../files/files-provider.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { LocalDraftsList } from "../drafts/local-drafts-list.tsx";
import { useReachable } from "../host/connectivity.ts";
import { ActionMenu } from "../parts/action-menu.tsx";
import { formatCount } from "../parts/format.ts";
import { ListFailure, ListMessage, ListSkeleton } from "../parts/list/list-message.tsx";
import { ListTabs, ListWindow } from "../parts/list/list-window.tsx";
import { Pager, useExistingPage } from "../parts/list/pager.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { SortSelect } from "../parts/list/sort-select.tsx";
import { Screen } from "../parts/screen.tsx";
import { DeletePostDialog, type OnPostAction, useRowActions } from "./post-actions.tsx";
import {
  postSortChoices,
  postTabs,
  readPostFilter,
  toListRequest,
  type PostFilter,
  type PostTab,
  tabLabels,
} from "./post-filter.ts";
import { PostRows } from "./post-rows.tsx";
import styles from "./posts-screen.module.css";

function PostTabs({ current }: { current: string }) {
  const counts = useQuery(postCountsQuery());
  const tabs = postTabs.map((value) => ({ value, label: tabLabels[value], count: counts.data?.[value] }));
  return <ListTabs label="Posts by status" param="status" tabs={tabs} current={current} />;
}

/** All posts of the owner. What is shown of them stands in the address. */
export function Component() {
  useEffect(prepareNotifications, []);
  const [params] = useSearchParams();
  const filter = readPostFilter(params);
  const isReachable = useReachable();
  const list = useQuery({
    ...postListQuery(toListRequest(filter)),
    // Offline, nothing would come in the place of the posts before.
    ...(isReachable && { placeholderData: keepPreviousData }),
  });
  useExistingPage(filter.page, list.isPlaceholderData ? undefined : list.data?.total);
  const { openFile, exportAll } = useFiles();
  const summary = useRef<HTMLParagraphElement>(null);
  const { onAction, deletion } = useRowActions({ top: summary, oneStatus: filter.tab !== "all" });

  const total = list.data?.total;
  const isReading = !list.isError && isReachable;
  const summaryText =
    total !== undefined ? formatCount(total, "post", "posts") : isReading ? "Reading the posts…" : "";
  return (
    <Screen
      title="Posts"
      actions={
        <>
          <button type="button" className={buttonClass({ variant: "outline" })} onClick={openFile}>
            Open a Markdown file
          </button>
          <Link to={adminPaths.newPost} className={buttonClass()}>
            New post
          </Link>
        </>
      }
    >
      <LocalDraftsList />
      <ListWindow
        label="Posts"
        tabs={<PostTabs current={filter.tab} />}
        tools={
          <>
            <SearchBox label="Search posts" />
            <div className={styles.order}>
              <SortSelect choices={postSortChoices} current={filter.sort} />
              <ActionMenu
                label="Actions for all posts"
                actions={[{ label: "Export all posts", onSelect: exportAll }]}
              />
            </div>
          </>
        }
        summary={summaryText}
        summaryRef={summary}
        page={filter.page}
        query={list}
        pager={list.data ? <Pager page={filter.page} total={list.data.total} /> : null}
      >
        <PostsContent filter={filter} list={list} onAction={onAction} />
      </ListWindow>
      <DeletePostDialog {...deletion} />
    </Screen>
  );
}

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
  onAction: OnPostAction;
};

/** What stands below the search: the posts, or why there are none. */
function PostsContent({ filter, list, onAction }: PostsContentProps) {
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
