import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { postCountsQuery, postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { Button } from "@brightwren/ui/button";
import { buttonClass } from "@brightwren/ui/button-class";
import { prepareNotifications } from "@brightwren/ui/notify";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useFiles } from "../files/files-provider.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { LocalDraftsList } from "../drafts/local-drafts-list.tsx";
import { useReachable } from "../host/connectivity.ts";
import { Menu } from "@brightwren/ui/menu";
import { formatCount } from "../parts/format.ts";
import { ListTabs, ListWindow } from "../parts/list/list-window.tsx";
import { Pager, useExistingPage } from "../parts/list/pager.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { SortSelect } from "../parts/list/sort-select.tsx";
import { Screen } from "../parts/screen.tsx";
import { TrashLink } from "../trash/trash-link.tsx";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { useChoiceOfRows, useSelection } from "./bulk/use-selection.ts";
import { DeletePostDialog, useRowActions } from "./post-actions.tsx";
import {
  type PostFilter,
  postSortChoices,
  postTabs,
  readPostFilter,
  tabLabels,
  toChoice,
  toListRequest,
} from "./post-filter.ts";
import { PostFilters } from "./post-filters.tsx";
import { PostsContent } from "./posts-content.tsx";
import styles from "./posts-screen.module.css";
import { useRowKeys } from "./use-row-keys.ts";

function PostTabs({ current }: { current: string }) {
  const counts = useQuery(postCountsQuery());
  const tabs = postTabs.map((value) => ({ value, label: tabLabels[value], count: counts.data?.[value] }));
  return <ListTabs label="Posts by status" param="status" tabs={tabs} current={current} />;
}

function ListTools({ filter }: { filter: PostFilter }) {
  const { exportAll } = useFiles();
  const navigate = useNavigate();
  return (
    <>
      <SearchBox label="Search posts" />
      <PostFilters filter={filter} />
      <div className={styles.order}>
        <SortSelect choices={postSortChoices(filter.search)} current={filter.sort} />
        <Menu
          label="Actions for all posts"
          actions={[
            { label: "Export all posts", onSelect: exportAll },
            { label: "Import, or export everything", onSelect: () => void navigate(adminPaths.importExport) },
          ]}
        />
      </div>
    </>
  );
}

const noPosts: PostListItem[] = [];

export function Component() {
  useEffect(prepareNotifications, []);
  const [params] = useSearchParams();
  const filter = readPostFilter(params);
  const isReachable = useReachable();
  const list = useQuery({
    ...postListQuery(toListRequest(filter)),
    // Omit placeholder data offline, because it would never be replaced.
    ...(isReachable && { placeholderData: keepPreviousData }),
  });
  useExistingPage(filter.page, list.isPlaceholderData ? undefined : list.data?.total);
  const { openFile } = useFiles();
  const summary = useRef<HTMLParagraphElement>(null);
  const { onAction, deletion } = useRowActions({ top: summary, oneStatus: filter.tab !== "all" });

  const choice = useChoiceOfRows(toChoice(filter), list.isPlaceholderData);
  const shown = list.data?.posts ?? noPosts;
  const selection = useSelection(shown, choice);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows, (id) => {
    const post = shown.find((one) => one.id === id);
    if (post) selection.toggle(post);
  });

  const total = list.data?.total;
  const isReading = !list.isError && isReachable;
  const summaryText =
    total !== undefined ? formatCount(total, "post", "posts") : isReading ? "Loading the posts…" : "";
  return (
    <Screen
      title="Posts"
      actions={
        <>
          <Link to={adminPaths.taxonomy} className={buttonClass({ kind: "outline" })}>
            Categories and tags
          </Link>
          <Button kind="outline" onClick={openFile}>
            Open a Markdown file
          </Button>
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
        tools={<ListTools filter={filter} />}
        summary={summaryText}
        summaryRef={summary}
        page={filter.page}
        query={list}
        pager={list.data ? <Pager page={filter.page} total={list.data.total} /> : null}
      >
        {total ? <BulkBar {...{ selection, shown, choice, total }} top={summary} /> : null}
        <div ref={rows}>
          <PostsContent {...{ filter, list, selection, onAction }} />
        </div>
      </ListWindow>
      <TrashLink />
      <DeletePostDialog {...deletion} />
    </Screen>
  );
}
