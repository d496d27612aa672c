import { libraryKeys, type LibraryPicture } from "@brightwren/core/pictures/library";
import { libraryTotalsQuery, pictureListQuery } from "@brightwren/core/pictures/read-library";
import { describePicture } from "@brightwren/core/pictures/write-library";
import { Button } from "@brightwren/ui/button";
import { EmptyState } from "@brightwren/ui/empty-state";
import { notify, withdraw } from "@brightwren/ui/notify";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation } from "react-router-dom";
import { picturesIn } from "../drafts/waiting-pictures.ts";
import { useReachable } from "../host/connectivity.ts";
import { formatCount } from "../parts/format.ts";
import type { ListKind } from "../parts/list/list-address.ts";
import { ListWindow, useList, useTabCounts } from "../parts/list/list-window.tsx";
import { Screen } from "../parts/screen.tsx";
import { useMedia } from "../parts/use-media.ts";
import { DescribeDialog, describeLabel } from "../pictures/describe-dialog.tsx";
import { useIncomingPictures } from "../pictures/incoming-pictures.ts";
import { PictureInput } from "../pictures/picture-input.tsx";
import { PictureTray } from "../pictures/picture-tray.tsx";
import { usePictureDrop } from "../pictures/use-picture-drop.ts";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { AltField, CreditField, tidyDescription } from "./description-form.tsx";
import { LibraryImage } from "./library-image.tsx";
import styles from "./library-screen.module.css";
import { GridSkeleton, PictureGrid } from "./picture-grid.tsx";
import { lastingFault, offline, searched, totalsSentence } from "./picture-labels.ts";
import { explainPictureError } from "./picture-operations.ts";

const formats =
  "JPEG, PNG, WebP, AVIF, GIF or HEIC, up to 40 MB each. Pictures you add to a post are kept here too.";

const library: ListKind<"undescribed" | "unused"> = {
  label: "Pictures",
  count: (pictures) => formatCount(pictures, "picture", "pictures"),
  tabs: {
    all: {
      label: "All",
      title: "No pictures yet",
      text: formats,
    },
    undescribed: {
      label: "No alt text",
      title: "Every picture is described",
      text: "All of them have alt text or are marked as decorative.",
    },
    unused: {
      label: "Unused",
      title: "Every picture is in use",
      text: "Each of them is in at least one post.",
    },
  },
  tabsLabel: "Pictures by description and use",
  param: "show",
};

export function Component() {
  const list = useList(library, pictureListQuery);
  const fault = lastingFault(list.query.error);
  const { data: totals } = useQuery({ ...libraryTotalsQuery(), enabled: !fault });
  const undescribed = useQuery(
    pictureListQuery({ state: "undescribed", page: 1, pageSize: mostAtOnce }),
  ).data;
  const known = { all: totals?.pictures, undescribed: undescribed?.total };
  const counts = useTabCounts(library, pictureListQuery, known);
  const chooser = useRef<HTMLInputElement>(null);
  const { search } = useLocation();
  const { add, pictures, items } = useUploads();
  const { listeners, isOver } = usePictureDrop(add);
  const isEmpty = totals?.pictures === 0;
  const isTouch = useMedia("(hover: none)");
  const upload = (
    <Button onClick={() => chooser.current?.click()}>
      {isTouch ? "Choose pictures" : "Upload pictures"}
    </Button>
  );
  const hashes = items.flatMap(({ stage, address = "" }) =>
    stage.name === "stored" ? [...picturesIn(address)] : [],
  );
  const others = undescribed?.rows ?? [];
  const uploaded = others.filter(({ hash }) => hashes.includes(hash));
  const describe = <DescribePictures queue={uploaded.length > 0 ? uploaded : others} top={list.top} />;
  return (
    <Screen title="Pictures" actions={fault || isEmpty ? null : upload}>
      <PictureInput ref={chooser} label="Pictures to upload" onFiles={add} />
      <div className={styles.drop} data-over={isOver || undefined} {...(!fault && listeners)}>
        {isEmpty ? (
          <div className={`panel ${styles.empty}`}>
            <EmptyState
              {...library.tabs.all}
              text={isTouch ? formats : `Drop pictures here. ${formats}`}
              action={upload}
            />
          </div>
        ) : (
          <ListWindow
            list={list}
            counts={counts}
            tools={hashes.length > 0 ? null : describe}
            skeleton={<GridSkeleton />}
            offline={offline}
            fault={fault}
            searched={searched}
          >
            {({ rows }) => <PictureGrid pictures={rows} search={search} />}
          </ListWindow>
        )}
        {totals && !isEmpty ? <p className="fine mt-3">{totalsSentence(totals)}</p> : null}
        <div className={styles.tray}>
          <PictureTray
            label="Uploaded just now"
            pictures={pictures}
            items={items}
            waiting="Not uploaded yet. Keep this screen open: the upload will continue when you reconnect."
          >
            {hashes.length > 0 ? describe : null}
          </PictureTray>
        </div>
      </div>
    </Screen>
  );
}

const mostAtOnce = 50;

type DescribePicturesProps = { queue: readonly LibraryPicture[]; top: RefObject<HTMLElement | null> };

function DescribePictures({ queue, top }: DescribePicturesProps) {
  const [open, setOpen] = useState<readonly LibraryPicture[]>();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: ({ hash, ...said }: { hash: string } & ReturnType<typeof tidyDescription>) =>
      describePicture(hash, said),
    failure: "Failed to save the description",
    explain: explainPictureError,
    invalidates: [libraryKeys.all],
  });
  return (
    <>
      {queue.length > 0 ? (
        <Button kind="outline" onClick={() => setOpen(queue)}>
          {describeLabel(queue.length)}
        </Button>
      ) : null}
      {open ? (
        <DescribeDialog
          pictures={open.map((picture) => ({
            id: picture.hash,
            name: picture.name,
            said: tidyDescription(picture),
            image: <LibraryImage picture={picture} />,
          }))}
          busy={isPending}
          finalFocus={top}
          onSave={({ id: hash }, said, isDecorative, next) =>
            mutate(
              { hash, ...tidyDescription({ ...said, is_decorative: isDecorative }) },
              { onSuccess: next },
            )
          }
          onClose={() => setOpen(undefined)}
        >
          {(_, said, set) => (
            <>
              <AltField form={said} set={set} />
              <CreditField form={said} set={set} />
            </>
          )}
        </DescribeDialog>
      ) : null}
    </>
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
