import { Button } from "@brightwren/ui/button";
import type { ReactNode } from "react";
import type { IncomingPicture, IncomingPictures } from "./incoming-pictures.ts";
import { PictureProgress } from "./picture-progress.tsx";
import styles from "./picture-tray.module.css";

type PictureTrayProps = {
  label: string;
  pictures: IncomingPictures;
  items: readonly IncomingPicture[];
  waiting?: string;
  /** The next step. */
  children: ReactNode;
};

/** Pictures being uploaded, in a few rows that the screen places where nothing has to move. */
export function PictureTray({ label, pictures, items, waiting, children }: PictureTrayProps) {
  const stored = items.filter(({ stage }) => stage.name === "stored");
  if (items.length === 0) return null;
  return (
    <section aria-label={label} className={`panel clips ${styles.tray}`}>
      <ul role="list" aria-label={label} className={styles.rows}>
        {items.map((item) => (
          <li key={item.id} className={`small ${styles.row}`}>
            <PictureProgress item={item} pictures={pictures} isListed {...(waiting && { waiting })} />
          </li>
        ))}
      </ul>
      <div className={`cluster small gap-2 gap-x-4 ${styles.foot}`}>
        <span className="soft numeric">{`${stored.length} of ${items.length} uploaded`}</span>
        {stored.length > 0 ? (
          <Button kind="text" onClick={() => stored.forEach(({ id }) => pictures.dismiss(id))}>
            Done
          </Button>
        ) : null}
        {children}
      </div>
    </section>
  );
}
