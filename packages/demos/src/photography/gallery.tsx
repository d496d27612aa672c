import type { ComponentType } from "react";
import { frames, type FrameKey } from "./content.ts";
import { Bottles } from "./frames/bottles.tsx";
import { Calla } from "./frames/calla.tsx";
import { Creek } from "./frames/creek.tsx";
import { Doorway } from "./frames/doorway.tsx";
import { Lido } from "./frames/lido.tsx";
import { Nape } from "./frames/nape.tsx";
import { Stair } from "./frames/stair.tsx";
import { Umbrellas } from "./frames/umbrellas.tsx";
import styles from "./gallery.module.css";

const drawn: Record<FrameKey, ComponentType> = {
  stair: Stair,
  creek: Creek,
  nape: Nape,
  doorway: Doorway,
  bottles: Bottles,
  lido: Lido,
  calla: Calla,
  umbrellas: Umbrellas,
};

/** The gallery: eight prints, hung in three rows; the glass comes down over the one you look at. */
export function Gallery() {
  return (
    <section className={styles.gallery} id="photography-frames" aria-labelledby="photography-frames-title">
      <h2 id="photography-frames-title" className={styles.title}>
        Eight from this year
      </h2>
      <ol role="list" className={styles.hang}>
        {frames.map(({ key, title, note, seen }, index) => {
          const Picture = drawn[key];
          return (
            <li key={key} className={`${styles.tile} ${styles[key]}`}>
              <figure>
                <div className={styles.print} role="img" aria-label={`Photograph: ${seen}`}>
                  <Picture />
                  <span className={styles.grain} />
                  <span className={styles.glass} />
                </div>
                <figcaption className={styles.caption}>
                  <span className={styles.number}>{index + 1}</span>
                  <span>
                    <strong className={styles.name}>{title}</strong>{" "}
                    <span className={styles.note}>{note}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
