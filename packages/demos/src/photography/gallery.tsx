import { DemoSection } from "../shared/demo-frame.tsx";
import { frames } from "./content.ts";
import bottles from "./frames/bottles.svg?no-inline";
import calla from "./frames/calla.svg?no-inline";
import creek from "./frames/creek.svg?no-inline";
import doorway from "./frames/doorway.svg?no-inline";
import lido from "./frames/lido.svg?no-inline";
import nape from "./frames/nape.svg?no-inline";
import stair from "./frames/stair.svg?no-inline";
import umbrellas from "./frames/umbrellas.svg?no-inline";
import styles from "./gallery.module.css";
import page from "./photography-page.module.css";

/** `place` and `shape`: the columns and the proportions of the print on a large screen. */
const drawings = {
  stair: { src: stair, width: 800, height: 800, place: "1 / span 22", shape: "22 / 23" },
  creek: { src: creek, width: 1200, height: 800, place: "24 / span 37", shape: "auto" },
  nape: { src: nape, width: 640, height: 800, place: "1 / span 17", shape: "17 / 21" },
  doorway: { src: doorway, width: 640, height: 800, place: "19 / span 17", shape: "17 / 21" },
  bottles: { src: bottles, width: 1000, height: 800, place: "37 / span 24", shape: "24 / 21" },
  lido: { src: lido, width: 1200, height: 600, place: "1 / span 31", shape: "auto" },
  calla: { src: calla, width: 600, height: 800, place: "33 / span 12", shape: "12 / 17" },
  umbrellas: { src: umbrellas, width: 800, height: 800, place: "46 / span 15", shape: "15 / 17" },
};

/** Eight prints in three rows. A yellow glass covers the selected print. */
export function Gallery() {
  return (
    <DemoSection id="photography-frames" className={styles.gallery} heading="Eight from this year">
      <ol role="list" className={`grid ${styles.hang}`}>
        {frames.map(({ key, title, note, seen }, index) => {
          const { place, shape, ...drawing } = drawings[key];
          return (
            <li
              key={key}
              className={`${styles.tile} ${styles[key]}`}
              style={{ "--place": place, "--shape": shape }}
            >
              <figure>
                <div className={`relative clips isolated ${styles.print}`}>
                  <img {...drawing} alt={`Photograph: ${seen}`} loading="lazy" className={styles.picture} />
                  <span className={page.grain} />
                  <span className={`absolute covers ${styles.glass}`} />
                </div>
                <figcaption className={`flex gap-3 breaks ${styles.caption}`}>
                  <span className={`centred ${styles.number}`}>{index + 1}</span>
                  <span>
                    <strong className={styles.name}>{title}</strong>{" "}
                    <span className={`italic ${styles.note}`}>{note}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          );
        })}
      </ol>
    </DemoSection>
  );
}
