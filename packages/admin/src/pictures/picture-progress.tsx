import { Button } from "@brightwren/ui/button";
import { savedPlace } from "../device/saved-place.ts";
import type { IncomingPicture, IncomingPictures, PictureStage } from "./incoming-pictures.ts";
import styles from "./picture-progress.module.css";

type PictureProgressProps = {
  item: IncomingPicture;
  pictures: IncomingPictures;
  waiting?: string;
  /** Whether a tray lists it, which ends with a button for all rows. */
  isListed?: boolean;
};

const waitsWithText = () => `Saved ${savedPlace()}. It will upload with the text when you reconnect.`;

export function PictureProgress(props: PictureProgressProps) {
  const { item, pictures, waiting = waitsWithText(), isListed = false } = props;
  const { id, name, stage, thumbnail, notice } = item;
  return (
    <div className={`grid gap-3 ${styles.progress}`}>
      {thumbnail ? (
        <img src={thumbnail} alt="" className={styles.thumbnail} />
      ) : (
        <span className={styles.thumbnail} />
      )}
      <div className="shrinks">
        <p className="ellipsis strong">{name}</p>
        <p role="status" className={stage.name === "failed" ? "small accent" : "hint"}>
          {stage.name === "waiting" ? waiting : sentenceOf(stage)}
        </p>
        {notice ? <p className="hint">{notice}</p> : null}
        {stage.name === "preparing" || stage.name === "uploading" ? (
          <progress
            className={`block full ${styles.bar}`}
            aria-label={`Progress of ${name}`}
            {...(stage.name === "uploading" && { value: stage.stored, max: stage.of })}
          />
        ) : null}
      </div>
      <div className={`wrap gap-x-4 ${styles.actions}`}>
        {stage.name === "failed" || stage.name === "waiting" ? (
          <Button kind="text" onClick={() => pictures.retry(id)}>
            Try again
          </Button>
        ) : null}
        {stage.name === "stored" ? (
          isListed ? null : (
            <Button kind="text" onClick={() => pictures.dismiss(id)}>
              Done
            </Button>
          )
        ) : (
          <Button kind="text" onClick={() => pictures.cancel(id)}>
            {stage.name === "preparing" || stage.name === "uploading" ? "Cancel" : "Remove"}
          </Button>
        )}
      </div>
    </div>
  );
}

function sentenceOf(stage: Exclude<PictureStage, { name: "waiting" }>): string {
  switch (stage.name) {
    case "preparing":
      return "Preparing…";
    case "uploading":
      return `Uploading, ${stage.stored} of ${stage.of} sizes…`;
    case "stored":
      return "Uploaded.";
    case "failed":
      return `Not uploaded: ${stage.message}`;
  }
}
