import { libraryTotalsQuery, pictureListQuery, pictureQuery } from "@brightwren/core/pictures/read-library";
import { buttonClass } from "@brightwren/ui/button-class";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { adminPaths } from "../host/admin-paths.ts";
import { formatCount } from "../parts/format.ts";
import type { ListKind } from "../parts/list/list-address.ts";
import { ListWindow, useList } from "../parts/list/list-window.tsx";
import { Screen } from "../parts/screen.tsx";
import { usePictureDrop } from "../pictures/use-picture-drop.ts";
import { GridSkeleton, PictureGrid } from "./picture-grid.tsx";
import { lastingFault, offline, searched, totalsSentence } from "./picture-labels.ts";
import styles from "./upload.module.css";
import { libraryKeys } from "@brightwren/core/pictures/library";
import { Button } from "@brightwren/ui/button";
import { notify, withdraw } from "@brightwren/ui/notify";
import { picturesIn } from "../drafts/waiting-pictures.ts";
import { useReachable } from "../host/connectivity.ts";
import { PictureProgress } from "../pictures/picture-progress.tsx";
import { useIncomingPictures } from "../pictures/incoming-pictures.ts";
import { DescriptionForm } from "./description-form.tsx";
import { PictureInput } from "../pictures/picture-input.tsx";

const library: ListKind<"undescribed"> = {
  label: "Pictures",
  count: (pictures) => formatCount(pictures, "picture", "pictures"),
  tabs: {
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
  },
  tabsLabel: "Pictures by description",
  param: "show",
};

export function Component() {
  const list = useList(library, ({ state, ...request }) =>
    pictureListQuery({ ...request, undescribed: state === "undescribed" }),
  );
  const fault = lastingFault(list.query.error);
  const enabled = !fault;
  const { data: totals } = useQuery({ ...libraryTotalsQuery(), enabled });
  const { data: missing } = useQuery({
    ...pictureListQuery({ undescribed: true, page: 1, pageSize: 1 }),
    enabled,
  });
  const chooser = useRef<HTMLInputElement>(null);
  const { search } = useLocation();
  const { add, ...uploads } = useUploads();
  const { listeners, isOver } = usePictureDrop(add);
  return (
    <Screen
      title="Pictures"
      subtitle={totals ? totalsSentence(totals) : "\u2007"}
      actions={
        enabled ? (
          <>
            <Button onClick={() => chooser.current?.click()}>Upload pictures</Button>
            <PictureInput ref={chooser} label="Pictures to upload" onFiles={add} />
          </>
        ) : null
      }
    >
      <div className={styles.drop} data-over={isOver || undefined} {...(enabled && listeners)}>
        <UploadedPictures {...uploads} />
        <ListWindow
          list={list}
          counts={{ all: totals?.pictures, undescribed: missing?.total }}
          skeleton={<GridSkeleton />}
          offline={offline}
          fault={fault}
          searched={searched}
          emptyAction={
            list.filter.tab === "undescribed" ? null : (
              <Link to={adminPaths.newPost} className={buttonClass({ kind: "outline" })}>
                Write a post
              </Link>
            )
          }
        >
          {({ rows }) => <PictureGrid pictures={rows} search={search} />}
        </ListWindow>
      </div>
    </Screen>
  );
}

const notUploaded = "Not uploaded";

function useUploads() {
  const isReachable = useReachable();
  const queries = useQueryClient();
  const { pictures, items } = useIncomingPictures();
  const stored = items.flatMap(({ id, stage }) => (stage.name === "stored" ? id : [])).join(" ");
  useEffect(() => {
    if (stored) void queries.invalidateQueries({ queryKey: libraryKeys.all });
  }, [stored, queries]);
  const add = (files: File[]) => {
    if (isReachable) {
      withdraw(notUploaded);
      return pictures.announce(files).take();
    }
    // Unlike pictures in a post, library uploads are not retried later.
    notify({
      title: notUploaded,
      about: notUploaded,
      description: "You’re offline. Please choose the pictures again when you’re back online.",
      variant: "destructive",
    });
  };
  return { add, pictures, items };
}

function UploadedPictures({ pictures, items }: ReturnType<typeof useIncomingPictures>) {
  if (items.length === 0) return null;
  return (
    <ul role="list" aria-label="Uploaded just now" className={`grid align-start gap-4 mb-5 ${styles.list}`}>
      {items.map((item) => (
        <li key={item.id} className={`panel grid shrinks clips gap-4 ${styles.card}`}>
          <PictureProgress
            item={item}
            pictures={pictures}
            waiting="Not uploaded yet. Keep this screen open: the upload will continue when you reconnect."
          />
          {item.stage.name === "stored" ? <StoredDescription address={item.address} /> : null}
        </li>
      ))}
    </ul>
  );
}

function StoredDescription({ address = "" }: { address: string | undefined }) {
  const [hash = ""] = picturesIn(address);
  const { data } = useQuery({ ...pictureQuery(hash), enabled: hash !== "" });
  return data ? <DescriptionForm picture={data} uses={undefined} /> : null;
}
