import { DemoSection } from "../../shared/demo-frame.tsx";
import { depth } from "../shared/content.ts";
import styles from "./depth.module.css";
import hair from "./hair.svg?no-inline";

export function Depth() {
  return (
    <DemoSection id="detailing-depth" className={styles.depth} head={`grid gap-5 ${styles.head}`} {...depth}>
      <div className={`relative ${styles.section}`}>
        <p className={styles.taken}>{depth.taken}</p>
        <ol role="list">
          {depth.layers.map(({ name, microns, note, tone }) => (
            <li key={name} className={`grid align-center ${styles.layer} ${styles[tone]}`}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.microns}>{microns > 0 ? `${microns} µm` : ""}</p>
              <p className={styles.note}>{note}</p>
            </li>
          ))}
        </ol>
        <figure className={`absolute ${styles.hairFigure}`}>
          <img src={hair} alt="" width="700" height="700" loading="lazy" className={`full ${styles.hair}`} />
          <figcaption className={`centred ${styles.hairCaption}`}>{depth.hair}</figcaption>
        </figure>
      </div>
    </DemoSection>
  );
}
