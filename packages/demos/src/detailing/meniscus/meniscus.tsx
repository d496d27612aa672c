import { DemoSection } from "../../shared/demo-frame.tsx";
import { meniscus } from "../shared/content.ts";
import water from "./drops.svg?no-inline";
import styles from "./meniscus.module.css";

export function Meniscus() {
  return (
    <DemoSection id="detailing-meniscus" className={styles.meniscus} head={styles.head} {...meniscus}>
      <ol role="list" className={`grid mt-4 ${styles.drops}`}>
        {meniscus.drops.map(({ angle, surface, note }) => (
          <li key={angle} className={`grid align-center ${styles.drop}`}>
            <svg
              className={`full all-columns ${styles.picture}`}
              viewBox="0 0 2000 1200"
              role="img"
              aria-label={`A drop of water meeting the paint at ${angle} degrees`}
            >
              <use href={`${water}#drop-${angle}`} />
            </svg>
            <p className={styles.angle}>{angle}°</p>
            <div className={styles.words}>
              <h3 className={styles.surface}>{surface}</h3>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </ol>
    </DemoSection>
  );
}
