import { Dialog } from "@base-ui/react/dialog";
import type { LibraryPicture } from "@brightwren/core/pictures/library";
import { keepPicture } from "@brightwren/core/pictures/write-library";
import { waits } from "@brightwren/core/waits";
import { buttonClass } from "@brightwren/ui/button-class";
import { Field } from "@brightwren/ui/field";
import { withdraw } from "@brightwren/ui/notify";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, type KeyboardEvent } from "react";
import { useReachable } from "../host/connectivity.ts";
import { notifyFailure } from "../parts/failure.ts";
import { useReauthentication } from "../session/reauthentication.tsx";
import { LibraryImage } from "./library-image.tsx";
import { GridSkeleton } from "./picture-grid.tsx";
import styles from "./picture-chooser.module.css";
import { descriptionLabel, formatSize, lastingFault, offlineMessage } from "./picture-labels.ts";
import { useChoice } from "./use-choice.ts";
import { explainRefusal } from "./use-picture-actions.ts";

type PictureChooserProps = {
  title?: string;
  /** The hash of a picture that is not offered. */
  except?: string;
  /** The clock leaves the picture alone for the next 30 days: it need not be in a saved text at once. */
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
};

/**
 * A dialog that offers the pictures of the library, newest first, with a search. Arrow keys go from one to the next,
 * Enter chooses, Escape closes. It is open for as long as it stands.
 */
export function PictureChooser(props: PictureChooserProps) {
  const { title = "Choose a picture", onClose } = props;
  return (
    <Dialog.Root open onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Choice {...props} />
          <div className={styles.foot}>
            <Dialog.Close className={buttonClass({ variant: "outline" })}>Cancel</Dialog.Close>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const failedToTake = "Failed to take the picture";

function Choice({ except, onChoose }: PictureChooserProps) {
  const { withSession } = useReauthentication();
  const [typed, setTyped] = useState("");
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), waits.search);
    return () => clearTimeout(timer);
  }, [typed]);
  const choice = useChoice(search, except);
  const { mutate, isPending } = useMutation({
    mutationFn: (picture: LibraryPicture) => withSession(() => keepPicture(picture.hash)),
    onSuccess: (_, picture) => {
      withdraw(failedToTake);
      onChoose(picture);
    },
    onError: (error) => notifyFailure(failedToTake, explainRefusal(error)),
  });
  return (
    <>
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
        {choice.pictures.length > 0 ? (
          <Tiles
            pictures={choice.pictures}
            onChoose={(picture) => (isPending ? undefined : mutate(picture))}
          />
        ) : (
          <Instead {...choice} search={search} />
        )}
        {choice.hasNextPage ? (
          <button
            type="button"
            className={`${buttonClass({ variant: "outline" })} ${styles.more}`}
            aria-disabled={choice.isFetching}
            onClick={() => (choice.isFetching ? undefined : void choice.fetchNextPage())}
          >
            {choice.isFetching ? "Reading more..." : "Show more"}
          </button>
        ) : null}
      </div>
    </>
  );
}

type InsteadProps = Pick<ReturnType<typeof useChoice>, "isError" | "isPending" | "error"> & {
  search: string;
};

/** What stands in the place of pictures. */
function Instead({ isPending, isError, error, search }: InsteadProps) {
  const isReachable = useReachable();
  if (!isReachable) return <p className={styles.instead}>{offlineMessage.text}</p>;
  if (isPending) return <GridSkeleton tiles={8} />;
  if (isError) {
    return (
      <p className={styles.instead}>
        {lastingFault(error)?.text ?? "The pictures could not be read. Please try again."}
      </p>
    );
  }
  return (
    <p className={styles.instead}>
      {search
        ? `No name, alternative text or credit holds “${search}”.`
        : "There are no pictures in the library yet."}
    </p>
  );
}

type TilesProps = { pictures: LibraryPicture[]; onChoose: (picture: LibraryPicture) => void };

function Tiles({ pictures, onChoose }: TilesProps) {
  return (
    <ul role="list" className={styles.tiles}>
      {pictures.map((picture) => (
        <li key={picture.hash}>
          <button
            type="button"
            className={styles.tile}
            onKeyDown={moveFocus}
            onClick={() => onChoose(picture)}
          >
            <LibraryImage picture={picture} isTile />
            <span dir="auto" className={styles.name}>
              {picture.name}
            </span>
            <span className={styles.facts}>{`${formatSize(picture)} · ${descriptionLabel(picture)}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Arrow keys go to the neighbouring tile, Home and End to the first and the last. */
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
