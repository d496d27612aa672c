import { libraryTotalsQuery, pictureListQuery } from "@brightwren/core/pictures/read-library";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount } from "../parts/format.ts";
import { pageSize, type Tabs, useListFilter } from "../parts/list/list-address.ts";
import { ListWindow, useListPage } from "../parts/list/list-window.tsx";
import { SearchBox } from "../parts/list/search-box.tsx";
import { Screen } from "../parts/screen.tsx";
import { usePictureDrop } from "../pictures/use-picture-drop.ts";
import { GridSkeleton, PictureGrid } from "./picture-grid.tsx";
import { lastingFault, offlineMessage, searched, totalsSentence } from "./picture-labels.ts";
import { UploadButton, UploadedPictures, useUploads } from "./upload.tsx";
import uploadStyles from "./upload.module.css";

const tabs: Tabs<"undescribed"> = {
  all: {
    label: "All",
    title: "No pictures yet",
    text: "Upload pictures or drop them here. Pictures you add to a post are kept here too, ready to reuse.",
  },
  undescribed: {
    label: "No alt text",
    title: "Every picture is described",
    text: "All of them have alt text or are marked as decorative.",
  },
};

export function Component() {
  const filter = useListFilter("show", tabs);
  const { tab, page, request } = filter;
  const undescribed = tab === "undescribed";
  const list = useListPage(pictureListQuery({ undescribed, search: request.search, page, pageSize }), page);
  const fault = lastingFault(list.error);
  const enabled = !fault;
  const { data: totals } = useQuery({ ...libraryTotalsQuery(), enabled });
  const { data: missing } = useQuery({
    ...pictureListQuery({ undescribed: true, page: 1, pageSize: 1 }),
    enabled,
  });
  const summary = useRef<HTMLParagraphElement>(null);
  const { search } = useLocation();
  const { add, ...uploads } = useUploads();
  const { listeners, isOver } = usePictureDrop(add);
  return (
    <Screen
      title="Pictures"
      subtitle={totals ? totalsSentence(totals) : "\u2007"}
      actions={enabled ? <UploadButton onFiles={add} /> : null}
    >
      <div className={uploadStyles.drop} data-over={isOver || undefined} {...(enabled && listeners)}>
        <UploadedPictures {...uploads} />
        <ListWindow
          label="Pictures"
          count={(pictures) => formatCount(pictures, "picture", "pictures")}
          tabs={{
            label: "Pictures by description",
            param: "show",
            of: tabs,
            counts: { all: totals?.pictures, undescribed: missing?.total },
          }}
          filter={filter}
          query={list}
          tools={<SearchBox label="Search pictures" />}
          summaryRef={summary}
          skeleton={<GridSkeleton />}
          offline={offlineMessage}
          fault={fault}
          searched={searched}
          emptyAction={
            undescribed ? null : (
              <Link to={adminPaths.newPost} className={buttonClass({ kind: "outline" })}>
                Write a post
              </Link>
            )
          }
        >
          {({ pictures }) => <PictureGrid pictures={pictures} search={search} />}
        </ListWindow>
      </div>
    </Screen>
  );
}
