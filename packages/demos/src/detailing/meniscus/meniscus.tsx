import { meniscus } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import { Drop } from "./drop.tsx";
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
            <Drop
              angle={angle}
              label={`A drop of water meeting the paint at ${angle} degrees`}
              className={styles.picture}
            />
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
