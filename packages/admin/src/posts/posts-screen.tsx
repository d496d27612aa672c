import { postCountsQuery } from "@brightwren/core/admin-posts/count-posts-by-status";
import { postListQuery } from "@brightwren/core/admin-posts/list-posts";
import { buttonClass } from "@brightwren/ui/button-class";
import { prepareNotifications } from "@brightwren/ui/notify";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { adminPaths } from "../app/admin-paths.ts";
import { useFiles } from "../files/files-context.ts";
import { Screen } from "../frame/screen.tsx";
import { ListTabs } from "../parts/list/list-tabs.tsx";
import { ListWindow } from "../parts/list/list-window.tsx";
import { ActionMenu } from "../parts/menu/action-menu.tsx";
import { Pager } from "../parts/list/pager.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { SortSelect } from "../parts/list/sort-select.tsx";
import { useExistingPage } from "../parts/list/use-existing-page.ts";
import { KeptTexts } from "../offline/kept-texts.tsx";
import { useReachable } from "../offline/use-reachable.ts";
import { DeletePostDialog } from "./delete-post-dialog.tsx";
import { postSortChoices, postTabs, readPostFilter, toListRequest } from "./post-filter.ts";
import { countPosts, tabLabels } from "./post-words.ts";
import { PostsContent } from "./posts-content.tsx";
import styles from "./posts-screen.module.css";
import { useRowActions } from "./use-row-actions.ts";

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
  const words = total !== undefined ? countPosts(total) : isReading ? "Reading the posts…" : "";
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
      <KeptTexts />
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
        summary={words}
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
