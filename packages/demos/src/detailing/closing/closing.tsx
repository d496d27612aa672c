import { Contact, DemoButton, Lines, OpeningHours } from "../../shared/demo-frame.tsx";
import { hero, studio } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import styles from "./closing.module.css";

export function Closing() {
  return (
    <footer id="detailing-find" className={styles.closing} aria-labelledby="detailing-closing-heading">
      <div className={`grid ${styles.columns}`}>
        <div className={`grid ${styles.way}`}>
          <h2 id="detailing-closing-heading">The roller door with the lights on</h2>
          <DemoButton className={shared.action}>{hero.action}</DemoButton>
        </div>
        <address>
          <Lines of={studio.address} />
          <Contact {...studio} />
        </address>
        <OpeningHours hours={studio.hours} className={`grid content-start ${styles.hours}`} />
      </div>
      <div className={`centred ${styles.mark}`} aria-hidden="true">
        <p className={`nowrap ${styles.word}`}>{studio.name}</p>
        <p className={`nowrap ${styles.word} ${styles.mirrored}`}>{studio.name}</p>
      </div>
    </footer>
  );
}
