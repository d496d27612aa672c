import { Contact, DemoButton, Lines, OpeningHours } from "../../shared/demo-frame.tsx";
import { closing, club, hero } from "../shared/content.ts";
import { LoadedBar } from "../weeks/loaded-bar.tsx";
import styles from "./closing.module.css";

export function Closing() {
  return (
    <footer id="fitness-find" className={`clips ${styles.closing}`} aria-labelledby="fitness-closing-heading">
      <div className={`wrap spread align-end ${styles.top}`}>
        <h2 id="fitness-closing-heading" className={`nowrap ${styles.title}`}>
          <Lines of={closing.lines} />
        </h2>
        <div className={`single gap-5 ${styles.details}`}>
          <address className={styles.address}>
            <p className={styles.name}>{club.name}</p>
            <Lines of={club.address} />
            <p className={`wrap mt-2 ${styles.contact}`}>
              <Contact {...club} />
            </p>
          </address>
          <OpeningHours hours={club.hours} row={`cluster spread ${styles.hoursRow}`} />
          <DemoButton className={styles.action}>{hero.action}</DemoButton>
        </div>
      </div>
      <LoadedBar kg={180} className={`block any-width ${styles.bar}`} />
      <p className={styles.note}>{closing.note}</p>
    </footer>
  );
}
