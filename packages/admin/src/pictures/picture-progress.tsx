import { keptPlace } from "../device/kept-here.ts";
import type { IncomingPicture, IncomingPictures, PictureStage } from "./incoming-pictures.ts";
import styles from "./picture-progress.module.css";

type PictureProgressProps = {
  item: IncomingPicture;
  pictures: IncomingPictures;
  /** The message while a picture waits for the network. */
  waiting?: string;
};

const waitsWithText = () => `Kept ${keptPlace()}. It goes with the text when the network is back.`;

/** How far a picture is on its way, with what can be done about it: take it back, try again, put the card away. */
export function PictureProgress({ item, pictures, waiting = waitsWithText() }: PictureProgressProps) {
  const { id, name, stage, thumbnail, notice } = item;
  return (
    <div className={styles.progress}>
      {thumbnail ? (
        <img src={thumbnail} alt="" className={styles.thumbnail} />
      ) : (
        <span className={styles.thumbnail} />
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p role="status" className={stage.name === "failed" ? styles.failed : styles.stage}>
          {stage.name === "waiting" ? waiting : sentenceOf(stage)}
        </p>
        {notice ? <p className={styles.stage}>{notice}</p> : null}
        {stage.name === "preparing" || stage.name === "uploading" ? (
          <progress
            className={styles.bar}
            aria-label={`Progress of ${name}`}
            {...(stage.name === "uploading" && { value: stage.stored, max: stage.of })}
          />
        ) : null}
      </div>
      <div className={styles.actions}>
        {stage.name === "failed" || stage.name === "waiting" ? (
          <button type="button" className={styles.action} onClick={() => pictures.retry(id)}>
            Try again
          </button>
        ) : null}
        {stage.name === "stored" ? (
          <button type="button" className={styles.action} onClick={() => pictures.dismiss(id)}>
            Done
          </button>
        ) : (
          <button type="button" className={styles.action} onClick={() => pictures.cancel(id)}>
            {stage.name === "preparing" || stage.name === "uploading" ? "Cancel" : "Remove"}
          </button>
        )}
      </div>
    </div>
  );
}

function sentenceOf(stage: Exclude<PictureStage, { name: "waiting" }>): string {
  switch (stage.name) {
    case "preparing":
      return "Being made ready…";
    case "uploading":
      return `Uploading, ${stage.stored} of ${stage.of} sizes…`;
    case "stored":
      return "Stored.";
    case "failed":
      return `Not stored: ${stage.message}`;
  }
}
