import { Dialog, DialogClose, DialogTitle } from "@brightwren/ui/dialog";
import { Part } from "@brightwren/ui/part";
import { useEffect, useEffectEvent, useRef } from "react";
import { type DetailsPanel as Panel, detailsId } from "../session/use-details.ts";
import { useEditor } from "../session/use-editor.ts";
import { Details } from "./details.tsx";
import styles from "./details-panel.module.css";

/** A column or a sheet. Its fields stay mounted while it is closed, so that validation and uploads continue. */
export function DetailsPanel() {
  const { details } = useEditor();
  return details.isBeside ? <Column {...details} /> : <Sheet {...details} />;
}

function Column({ isOpen, focusWanted, clearWanted }: Panel) {
  const onOpen = useEffectEvent(() => {
    focusWanted();
    clearWanted();
  });
  useEffect(() => (isOpen ? onOpen() : undefined), [isOpen]);
  return (
    <aside id={detailsId} className={styles.column} aria-labelledby="details-heading" hidden={!isOpen}>
      <h2 id="details-heading" className={styles.heading}>
        Details
      </h2>
      <Part>
        <Details />
      </Part>
    </aside>
  );
}

const opener = () => document.querySelector<HTMLElement>(`[aria-controls="${detailsId}"]`);

function Sheet({ isOpen, setOpen, focusWanted, clearWanted }: Panel) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      id={detailsId}
      kind="sheet"
      keepMounted
      className={styles.sheet}
      open={isOpen}
      onClose={() => setOpen(false)}
      initialFocus={() => (focusWanted() ? false : title.current)}
      finalFocus={() => (focusWanted() ? false : opener())}
      onSettled={(isNowOpen) => {
        // Elements outside the sheet cannot receive focus until it has closed.
        if (!isNowOpen) focusWanted();
        clearWanted();
      }}
    >
      <div className={styles.head}>
        <DialogTitle ref={title} tabIndex={-1}>
          Details
        </DialogTitle>
        <DialogClose>Done</DialogClose>
      </div>
      <Part>
        <Details />
      </Part>
    </Dialog>
  );
}
