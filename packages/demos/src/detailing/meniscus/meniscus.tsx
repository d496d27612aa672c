import { meniscus } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import water from "./drops.svg?no-inline";
import styles from "./meniscus.module.css";

export function Meniscus() {
  return (
    <section className={styles.meniscus} aria-labelledby="detailing-meniscus-heading">
      <div className={styles.head}>
        <h2 id="detailing-meniscus-heading" className={shared.heading}>
          {meniscus.heading}
        </h2>
        <p className={shared.lead}>{meniscus.lead}</p>
      </div>
      <ol role="list" className={styles.drops}>
        {meniscus.drops.map(({ angle, surface, note }) => (
          <li key={angle} className={styles.drop}>
            <svg
              className={styles.picture}
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
    </section>
  );
}
