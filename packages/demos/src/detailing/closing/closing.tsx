import { DemoButton, OpeningHours } from "../../shared/demo-frame.tsx";
import { hero, studio } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import styles from "./closing.module.css";

export function Closing() {
  return (
    <footer id="detailing-find" className={styles.closing} aria-labelledby="detailing-closing-heading">
      <div className={styles.columns}>
        <div className={styles.way}>
          <h2 id="detailing-closing-heading" className={shared.heading}>
            The roller door with the lights on
          </h2>
          <DemoButton className={shared.action}>{hero.action}</DemoButton>
        </div>
        <address className={styles.address}>
          {studio.address.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <a className={styles.link} href={`tel:${studio.phone.replaceAll(" ", "")}`}>
              {studio.phone}
            </a>
          </p>
          <p>
            <a className={styles.link} href={`mailto:${studio.email}`}>
              {studio.email}
            </a>
          </p>
        </address>
        <OpeningHours hours={studio.hours} className={styles.hours} time={styles.times} />
      </div>
      <div className={styles.mark} aria-hidden="true">
        <p className={styles.word}>{studio.name}</p>
        <p className={`${styles.word} ${styles.mirrored}`}>{studio.name}</p>
      </div>
    </footer>
  );
}
