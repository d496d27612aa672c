import { Button } from "@brightwren/ui/button";
import { Dialog, DialogActions, DialogClose } from "@brightwren/ui/dialog";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { formatCount } from "../parts/format.ts";
import styles from "./describe-dialog.module.css";

/** `said`: the description that the dialog starts with. */
export type Describable<Said> = { id: string; name: string; said: Said; image: ReactNode };

type DescribeDialogProps<Picture extends Describable<{ alt: string }>> = Pick<
  ComponentProps<typeof Dialog>,
  "finalFocus" | "onClose"
> & {
  /** Those to describe, which stay the same while the dialog is open. */
  pictures: readonly Picture[];
  busy?: boolean;
  /** Calls `next` once the description is stored. */
  onSave: (picture: Picture, said: Picture["said"], isDecorative: boolean, next: () => void) => void;
  /** The fields of a description. The first one receives the focus. */
  children: (
    picture: Picture,
    said: Picture["said"],
    set: (changes: Partial<Picture["said"]>) => void,
  ) => ReactNode;
};

export const describeLabel = (pictures: number): string =>
  `Describe ${formatCount(pictures, "picture", "pictures")}`;

/** Asks for the alt text of one picture after another. */
export function DescribeDialog<Picture extends Describable<{ alt: string }>>({
  pictures,
  busy = false,
  onSave,
  children,
  ...dialog
}: DescribeDialogProps<Picture>) {
  const form = useRef<HTMLFormElement>(null);
  const [at, setAt] = useState(0);
  const [changes, setChanges] = useState<Partial<Picture["said"]>>({});
  useEffect(() => form.current?.querySelector<HTMLElement>("input, textarea")?.focus(), [at]);
  const picture = pictures[at];
  if (!picture) return null;
  const said: Picture["said"] = { ...picture.said, ...changes };
  const isLast = at + 1 === pictures.length;
  const next = () => {
    if (isLast) return dialog.onClose();
    setChanges({});
    setAt(at + 1);
  };
  const save = (isDecorative: boolean) => (busy ? undefined : onSave(picture, said, isDecorative, next));
  const isIncomplete = said.alt.trim() === "";
  return (
    <Dialog
      {...dialog}
      persistent
      title={pictures.length > 1 ? `Picture ${at + 1} of ${pictures.length}` : "Describe the picture"}
      className={`grid gap-4 ${styles.dialog}`}
    >
      <form
        ref={form}
        className={`grid gap-4 ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isIncomplete) save(false);
        }}
      >
        <figure className={`grid gap-2 shrinks ${styles.picture}`}>
          {picture.image}
          <figcaption className="hint ellipsis">{picture.name}</figcaption>
        </figure>
        <div className="grid gap-4 content-start">
          {children(picture, said, (more) => setChanges({ ...changes, ...more }))}
        </div>
        <DialogActions className={styles.actions}>
          <DialogClose kind="text">Close</DialogClose>
          <Button kind="outline" busy={busy} onClick={() => save(true)}>
            Decorative only
          </Button>
          <Button kind="outline" onClick={next}>
            Skip
          </Button>
          <Button type="submit" busy={busy} aria-disabled={isIncomplete}>
            {isLast ? "Save" : "Save and next"}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
