import {
  libraryTotalsQuery,
  pictureListQuery,
  type PictureList,
} from "@brightwren/core/pictures/read-library";
import { EmptyState } from "@brightwren/ui/empty-state";
import { buttonClass } from "@brightwren/ui/button-class";
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatCount } from "../parts/format.ts";
import { pageSize, readChoice, readPage } from "../parts/list/list-address.ts";
import { ListFailure } from "../parts/list/list-states.tsx";
import { ListTabs, ListWindow } from "../parts/list/list-window.tsx";
import { Pager, useExistingPage } from "../parts/list/pager.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { Screen } from "../parts/screen.tsx";
import { usePictureDrop } from "../pictures/use-picture-drop.ts";
import { GridSkeleton, PictureGrid } from "./picture-grid.tsx";
import { lastingFault, offlineMessage, totalsSentence } from "./picture-labels.ts";
import { UploadButton, UploadedPictures, useUploads } from "./upload.tsx";
import uploadStyles from "./upload.module.css";

type LibraryTab = "all" | "undescribed";

type LibraryFilter = { tab: LibraryTab; search: string; page: number };

const readFilter = (params: URLSearchParams): LibraryFilter => ({
  tab: readChoice(params, "show", ["all", "undescribed"]),
  search: (params.get("q") ?? "").trim(),
  page: readPage(params),
});

export function Component() {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const { tab, search, page } = filter;
  const isReachable = useReachable();
  const list = useQuery({
    ...pictureListQuery({ undescribed: tab === "undescribed", search: search || undefined, page, pageSize }),
    // Omit placeholder data offline, because it would never be replaced.
    ...(isReachable && { placeholderData: keepPreviousData }),
  });
  useExistingPage(page, list.isPlaceholderData ? undefined : list.data?.total);
  const hasLibrary = !lastingFault(list.error);
  const totals = useQuery({ ...libraryTotalsQuery(), enabled: hasLibrary });
  const summary = useRef<HTMLParagraphElement>(null);
  const { add, ...uploads } = useUploads();
  const { listeners, isOver } = usePictureDrop(add);

  const total = list.data?.total;
  const isReading = !list.isError && isReachable;
  const summaryText =
    total !== undefined
      ? formatCount(total, "picture", "pictures")
      : isReading
        ? "Loading the pictures…"
        : "";
  return (
    <Screen
      title="Pictures"
      subtitle={totals.data ? totalsSentence(totals.data) : "\u2007"}
      actions={hasLibrary ? <UploadButton onFiles={add} /> : null}
    >
      <div className={uploadStyles.drop} data-over={isOver || undefined} {...(hasLibrary && listeners)}>
        <UploadedPictures {...uploads} />
        <ListWindow
          label="Pictures"
          tabs={<LibraryTabs current={tab} total={totals.data?.pictures} isEnabled={hasLibrary} />}
          tools={<SearchBox label="Search pictures" />}
          summary={summaryText}
          summaryRef={summary}
          page={page}
          query={list}
          pager={total ? <Pager page={page} total={total} /> : null}
        >
          <LibraryContent filter={filter} list={list} address={params.toString()} />
        </ListWindow>
      </div>
    </Screen>
  );
}

type LibraryTabsProps = { current: LibraryTab; total: number | undefined; isEnabled: boolean };

function LibraryTabs({ current, total, isEnabled }: LibraryTabsProps) {
  const undescribed = useQuery({
    ...pictureListQuery({ undescribed: true, page: 1, pageSize: 1 }),
    enabled: isEnabled,
  });
  const tabs = [
    { value: "all", label: "All", count: total },
    { value: "undescribed", label: "No alt text", count: undescribed.data?.total },
  ];
  return <ListTabs label="Pictures by description" param="show" tabs={tabs} current={current} />;
}

type LibraryContentProps = {
  filter: LibraryFilter;
  list: UseQueryResult<PictureList>;
  address: string;
};

function LibraryContent({ filter: { tab, search }, list, address }: LibraryContentProps) {
  const isReachable = useReachable();
  if (!list.data && !isReachable) return <EmptyState {...offlineMessage} />;
  if (list.isError && !list.data) {
    const fault = lastingFault(list.error);
    if (fault) return <EmptyState {...fault} />;
    return <ListFailure what="The pictures" busy={list.isFetching} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <GridSkeleton />;
  if (list.data.total > 0) return <PictureGrid pictures={list.data.pictures} search={address} />;
  if (search) {
    return (
      <EmptyState
        title="No pictures found"
        text={`No pictures ${tab === "all" ? "" : "in this tab "}match “${search}”. We searched names, alt text and credits.`}
        action={
          <Link
            to={{ search: tab === "all" ? "" : `?show=${tab}` }}
            className={buttonClass({ kind: "outline" })}
          >
            Clear the search
          </Link>
        }
      />
    );
  }
  if (tab === "undescribed") {
    return (
      <EmptyState
        title="Every picture is described"
        text="All of them have alt text or are marked as decorative."
      />
    );
  }
  return (
    <EmptyState
      title="No pictures yet"
      text="Upload pictures or drop them here. Pictures you add to a post are kept here too, ready to reuse."
      action={
        <Link to={adminPaths.newPost} className={buttonClass({ kind: "outline" })}>
          Write a post
        </Link>
      }
    />
  );
}
