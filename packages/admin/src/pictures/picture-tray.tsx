import { Button } from "@brightwren/ui/button";
import type { ReactNode } from "react";
import { formatCount } from "../parts/format.ts";
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
  const left = items.filter(({ stage }) => stage.name !== "stored" && stage.name !== "failed").length;
  if (items.length === 0) return null;
  return (
    <section aria-label={label} className={`panel clips ${styles.tray}`}>
      <details open>
        <summary className={`small strong ${styles.head}`}>
          {left > 0
            ? `Uploading ${formatCount(left, "picture", "pictures")}`
            : `${formatCount(stored.length, "picture", "pictures")} uploaded`}
        </summary>
        <ul role="list" aria-label={label} className={styles.rows}>
          {items.map((item) => (
            <li key={item.id} className={`small snug ${styles.row}`}>
              <PictureProgress item={item} pictures={pictures} isListed {...(waiting && { waiting })} />
            </li>
          ))}
        </ul>
      </details>
      {stored.length > 0 ? (
        <div className={`cluster small spread gap-2 gap-x-4 ${styles.foot}`}>
          <Button kind="text" onClick={() => stored.forEach(({ id }) => pictures.dismiss(id))}>
            Done
          </Button>
          {children}
        </div>
      ) : null}
    </section>
  );
}
