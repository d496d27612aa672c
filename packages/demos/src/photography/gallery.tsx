import { frames, type FrameKey } from "./content.ts";
import bottles from "./frames/bottles.svg?no-inline";
import calla from "./frames/calla.svg?no-inline";
import creek from "./frames/creek.svg?no-inline";
import doorway from "./frames/doorway.svg?no-inline";
import lido from "./frames/lido.svg?no-inline";
import nape from "./frames/nape.svg?no-inline";
import stair from "./frames/stair.svg?no-inline";
import umbrellas from "./frames/umbrellas.svg?no-inline";
import styles from "./gallery.module.css";

const drawn: Record<FrameKey, { src: string; width: number; height: number }> = {
  stair: { src: stair, width: 800, height: 800 },
  creek: { src: creek, width: 1200, height: 800 },
  nape: { src: nape, width: 640, height: 800 },
  doorway: { src: doorway, width: 640, height: 800 },
  bottles: { src: bottles, width: 1000, height: 800 },
  lido: { src: lido, width: 1200, height: 600 },
  calla: { src: calla, width: 600, height: 800 },
  umbrellas: { src: umbrellas, width: 800, height: 800 },
};

/** Eight prints in three rows. A yellow glass covers the selected print. */
export function Gallery() {
  return (
    <section className={styles.gallery} id="photography-frames" aria-labelledby="photography-frames-title">
      <h2 id="photography-frames-title" className={styles.title}>
        Eight from this year
      </h2>
      <ol role="list" className={styles.hang}>
        {frames.map(({ key, title, note, seen }, index) => (
          <li key={key} className={`${styles.tile} ${styles[key]}`}>
            <figure>
              <div className={styles.print}>
                <img {...drawn[key]} alt={`Photograph: ${seen}`} loading="lazy" className={styles.picture} />
                <span className={styles.grain} />
                <span className={styles.glass} />
              </div>
              <figcaption className={styles.caption}>
                <span className={styles.number}>{index + 1}</span>
                <span>
                  <strong className={styles.name}>{title}</strong> <span className={styles.note}>{note}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </section>
  );
}
