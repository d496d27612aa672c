import { Dialog } from "@base-ui/react/dialog";
import { buttonClass } from "@brightwren/ui/button-class";
import { Part } from "@brightwren/ui/part";
import { useEffect, useEffectEvent, useRef } from "react";
import { type DetailsPanel as Panel, detailsId } from "../session/use-details.ts";
import { useEditor } from "../session/use-editor.ts";
import { Details } from "./details.tsx";
import styles from "./details-panel.module.css";

/**
 * Everything about the post besides its title and text: a column beside the text where there is room, else a sheet. Its
 * fields stay mounted while it is closed, so that they are checked and pictures on their way arrive.
 */
export function DetailsPanel() {
  const { details } = useEditor();
  return details.isBeside ? <Column {...details} /> : <Sheet {...details} />;
}

function Column({ isOpen, focusWanted, forgetWanted }: Panel) {
  const onOpen = useEffectEvent(() => {
    focusWanted();
    forgetWanted();
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

function Sheet({ isOpen, setOpen, focusWanted, forgetWanted }: Panel) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={setOpen}
      onOpenChangeComplete={(isNowOpen) => {
        // What is outside of the sheet takes no focus before it has closed.
        if (!isNowOpen) focusWanted();
        forgetWanted();
      }}
    >
      <Dialog.Portal keepMounted>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          id={detailsId}
          className={styles.sheet}
          initialFocus={() => (focusWanted() ? false : title.current)}
          finalFocus={() => (focusWanted() ? false : opener())}
        >
          <div className={styles.head}>
            <Dialog.Title ref={title} tabIndex={-1} className={styles.heading}>
              Details
            </Dialog.Title>
            <Dialog.Close className={buttonClass({ variant: "outline" })}>Done</Dialog.Close>
          </div>
          <Part>
            <Details />
          </Part>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
