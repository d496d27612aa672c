import type { PostListItem } from "@brightwren/core/admin-posts/post";
import { postCountsQuery, postListQuery } from "@brightwren/core/admin-posts/read-posts";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { useRef, type RefObject } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { useFiles } from "../files/files-provider.tsx";
import { adminPaths } from "../host/admin-paths.ts";
import { LocalDraftsList } from "../drafts/local-drafts-list.tsx";
import { Menu } from "@brightwren/ui/menu";
import { ListWindow, useList } from "../parts/list/list-window.tsx";
import { Screen } from "../parts/screen.tsx";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { useChoiceOfRows, useSelection } from "./bulk/use-selection.ts";
import { useRowActions } from "./post-operations.tsx";
import {
  filterNames,
  type PostFilter,
  postList,
  postSortChoices,
  readPostFilter,
  toChoice,
  toListRequest,
} from "./post-filter.ts";
import { PostFilters, SortSelect } from "./post-filters.tsx";
import { PostRows } from "./post-rows.tsx";
import styles from "./posts-screen.module.css";
import { rowActions } from "../host/owner-actions.ts";
import { useSingleKeys } from "../parts/keys/single-keys.ts";
import { trashDays, trashQuery } from "@brightwren/core/trash/post-trash";

function ListTools({ filter }: { filter: PostFilter }) {
  const { exportAll, openFile } = useFiles();
  const navigate = useNavigate();
  return (
    <>
      <PostFilters filter={filter} />
      <div className={`row spread gap-3 shrinks ${styles.order}`}>
        <SortSelect choices={postSortChoices(filter.search)} current={filter.sort} />
        <Menu
          label="Actions for all posts"
          actions={[
            { label: "Open a Markdown file", onSelect: openFile },
            { label: "Export all posts", onSelect: exportAll },
            {
              label: "Import, or export everything",
              onSelect: () => void navigate(adminPaths["import-export"]),
            },
          ]}
        />
      </div>
    </>
  );
}

const noPosts: PostListItem[] = [];

export function Component() {
  const [params] = useSearchParams();
  const filter = readPostFilter(params);
  const list = useList(postList, () => postListQuery(toListRequest(filter)));
  const counts = useQuery(postCountsQuery());
  const { query, top } = list;
  const { onAction, dialog } = useRowActions({ top, oneStatus: filter.tab !== "all" });

  const choice = useChoiceOfRows(toChoice(filter), query.isPlaceholderData);
  const shown = query.data?.posts ?? noPosts;
  const selection = useSelection(shown, choice);
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows, (id) => {
    const post = shown.find((one) => one.id === id);
    if (post) selection.set([post], !selection.has(id));
  });

  return (
    <Screen
      title="Posts"
      actions={
        <>
          <Link to={adminPaths.taxonomy} className={buttonClass({ kind: "outline" })}>
            Categories and tags
          </Link>
          <Link to={adminPaths.newPost} className={buttonClass()}>
            New post
          </Link>
        </>
      }
    >
      <LocalDraftsList />
      <ListWindow
        list={list}
        counts={counts.data}
        tools={<ListTools filter={filter} />}
        offline={{
          title: "Not available offline yet",
          text: "You’re offline, and these posts haven’t been loaded on this computer. They’ll load automatically when you reconnect. Press Ctrl or Cmd + K to search saved posts by title.",
          action: (
            <Link to={{ search: "" }} className={buttonClass({ kind: "outline" })}>
              All posts
            </Link>
          ),
        }}
        searched="We searched titles, text, categories, authors and tags."
        isFiltered={filterNames.some((name) => filter[name] !== undefined)}
        emptyAction={
          filter.tab === "all" || filter.tab === "draft" ? (
            <Link to={adminPaths.newPost} className={buttonClass({ kind: "outline" })}>
              Write a post
            </Link>
          ) : null
        }
      >
        {({ posts, total }) => (
          <>
            <BulkBar {...{ selection, choice, total, top }} />
            <div ref={rows}>
              <PostRows posts={posts} sort={filter.sort} selection={selection} onAction={onAction} />
            </div>
          </>
        )}
      </ListWindow>
      <TrashLink />
      {dialog}
    </Screen>
  );
}

function useRowKeys(list: RefObject<HTMLElement | null>, onSelect: (id: string) => void): void {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const current = () => document.activeElement?.closest<HTMLElement>("[data-row]");
  const go = (step: 1 | -1) => {
    const all = rows();
    const index = all.findIndex((row) => row === current());
    const next = index < 0 ? (step === 1 ? 0 : all.length - 1) : index + step;
    const link = all[next]?.querySelector<HTMLElement>("a");
    link?.focus({ preventScroll: true });
    link?.scrollIntoView({ block: "nearest" });
  };
  useSingleKeys({
    [rowActions["next-row"].key]: () => go(1),
    [rowActions["previous-row"].key]: () => go(-1),
    [rowActions["select-row"].key]: () => {
      const id = current()?.dataset["row"];
      if (id !== undefined) onSelect(id);
    },
  });
}

function TrashLink() {
  const { data } = useQuery(trashQuery({ page: 1, pageSize: 1 }));
  return (
    <p className="hint mt-2">
      <Link to={adminPaths.trash} className="touch">
        {data?.total ? `Trash (${data.total.toLocaleString("en-GB")})` : "Trash"}
      </Link>
      {`: deleted posts can be restored for ${trashDays} days.`}
    </p>
  );
}
