import { libraryKeys, type LibraryPicture } from "@brightwren/core/pictures/library";
import { pictureListQuery, pictureQuery } from "@brightwren/core/pictures/read-library";
import { resetPictureExpiry } from "@brightwren/core/pictures/write-library";
import { Dialog, DialogActions, DialogClose } from "@brightwren/ui/dialog";
import { Button } from "@brightwren/ui/button";
import { Field } from "@brightwren/ui/field";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { picturesIn } from "../drafts/waiting-pictures.ts";
import { useReachable } from "../host/connectivity.ts";
import { useTypedWords } from "../parts/list/typed-words.ts";
import { useIncomingPictures } from "../pictures/incoming-pictures.ts";
import { PictureInput } from "../pictures/picture-input.tsx";
import { PictureProgress } from "../pictures/picture-progress.tsx";
import { useOwnerMutation } from "../session/owner-mutation.ts";
import { LibraryImage } from "./library-image.tsx";
import { GridSkeleton } from "./picture-grid.tsx";
import styles from "./picture-chooser.module.css";
import { descriptionLabel, formatSize, lastingFault, offline, searched } from "./picture-labels.ts";
import { explainPictureError } from "./picture-operations.ts";

type PictureChooserProps = {
  title?: string;
  except?: string;
  /** Called after `onClose`. The clean-up job does not delete this picture for 30 days, so it need not be in a saved post yet. */
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
};

/** Arrow keys move, Enter chooses, Escape closes. The dialog is open while mounted. */
export function PictureChooser({
  title = "Choose a picture",
  except,
  onChoose,
  onClose,
}: PictureChooserProps) {
  const [typed, setTyped] = useState("");
  const search = useTypedWords(typed);
  const choice = useChoice(search, except);
  const isCurrent = search === typed.trim();
  const { mutate, isPending } = useOwnerMutation({
    mutationFn: (picture: LibraryPicture) => resetPictureExpiry(picture.hash),
    onSuccess(_, picture) {
      onClose();
      onChoose(picture);
    },
    failure: "Failed to use the picture",
    explain: explainPictureError,
  });
  return (
    <Dialog title={title} className={`column gap-4 ${styles.popup}`} onClose={onClose}>
      <Field label="Search pictures">
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.pictures} aria-busy={choice.isFetching}>
        {isCurrent && choice.pictures.length > 0 ? (
          <Tiles
            pictures={choice.pictures}
            onChoose={(picture) => (isPending ? undefined : mutate(picture))}
          />
        ) : (
          <Instead {...choice} isPending={choice.isPending || !isCurrent} search={search} />
        )}
        {choice.hasNextPage ? (
          <Button
            kind="outline"
            className={styles.more}

            busy={choice.isFetching}
            onClick={() => void choice.fetchNextPage()}
          >
            {choice.isFetching ? "Loading more..." : "Show more"}
          </Button>
        ) : null}
      </div>
      <UploadOne onStored={(picture) => mutate(picture)} />
    </Dialog>
  );
}

/** Uploads a picture that is not in the library yet. */
function UploadOne({ onStored }: { onStored: (picture: LibraryPicture) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { pictures, items } = useIncomingPictures();
  const item = items.at(-1);
  const [hash = ""] = picturesIn(item?.stage.name === "stored" ? (item.address ?? "") : "");
  const { data } = useQuery({ ...pictureQuery(hash), enabled: hash !== "" });
  const onData = useEffectEvent(onStored);
  useEffect(() => {
    if (data) onData(data);
  }, [data]);
  return (
    <>
      {item ? <PictureProgress item={item} pictures={pictures} isListed /> : null}
      <DialogActions>
        <DialogClose>Cancel</DialogClose>
        <Button kind="outline" busy={item !== undefined} onClick={() => chooser.current?.click()}>
          Upload a picture
        </Button>
        <PictureInput
          ref={chooser}
          label="Picture to upload and use"
          multiple={false}
          onFiles={(files) => pictures.announce(files).take()}
        />
      </DialogActions>
    </>
  );
}

const pageSize = 24;

function useChoice(search: string, except: string | undefined) {
  const query = useInfiniteQuery({
    queryKey: [...libraryKeys.lists(), "choice", search],
    queryFn: ({ pageParam, signal }) =>
      pictureListQuery({ search: search || undefined, page: pageParam, pageSize }).queryFn({ signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
  });
  const all = query.data?.pages.flatMap(({ rows }) => rows) ?? [];
  // Deduplicate, because a picture added in the meantime shifts the others to the next page.
  const pictures = [...new Map(all.map((picture) => [picture.hash, picture])).values()];
  return { ...query, pictures: pictures.filter(({ hash }) => hash !== except) };
}

type InsteadProps = Pick<ReturnType<typeof useChoice>, "isError" | "isPending" | "error"> & {
  search: string;
};

function Instead({ isPending, isError, error, search }: InsteadProps) {
  const isReachable = useReachable();
  if (isReachable && isPending) return <GridSkeleton tiles={8} />;
  const failure = lastingFault(error)?.text ?? "The pictures could not be loaded. Please try again.";
  const nothing = search
    ? `No pictures match “${search}”. ${searched}`
    : "There are no pictures in the library yet.";
  const text = isReachable ? (isError ? failure : nothing) : offline.text;
  return <p className={styles.instead}>{text}</p>;
}

type TilesProps = { pictures: LibraryPicture[]; onChoose: (picture: LibraryPicture) => void };

function Tiles({ pictures, onChoose }: TilesProps) {
  return (
    <ul role="list" className={`grid gap-4 ${styles.tiles}`}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <button
            type="button"
            className={`grid gap-1 full content-start ${styles.tile}`}
            onKeyDown={moveFocus}
            onClick={() => onChoose(picture)}
          >
            <LibraryImage picture={picture} isTile />
            <span dir="auto" className="two-lines mt-1 list-title">
              {picture.name}
            </span>
            <span className="two-lines fine snug breaks">{`${formatSize(picture)} · ${descriptionLabel(picture)}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const tile = event.currentTarget;
  const tiles = [...(tile.closest("ul")?.querySelectorAll("button") ?? [])];
  const now = tiles.indexOf(tile);
  const top = (one: HTMLElement | undefined) => one?.getBoundingClientRect().top;
  const columns = tiles.filter((one) => top(one) === top(tiles[0])).length;
  const steps: Record<string, number> = {
    ArrowRight: now + 1,
    ArrowLeft: now - 1,
    ArrowDown: now + columns,
    ArrowUp: now - columns,
    Home: 0,
    End: tiles.length - 1,
  };
  const next = steps[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tiles[next]?.focus();
}
