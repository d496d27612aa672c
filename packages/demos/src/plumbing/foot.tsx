import { Contact, Lines, OpeningHours } from "../shared/demo-frame.tsx";
import { firm, foot } from "./content.ts";
import styles from "./foot.module.css";

export function Foot() {
  return (
    <footer className={styles.foot}>
      <p className={styles.name}>
        <b>{firm.name}</b> <span>{firm.suffix}</span>
      </p>
      <div className={`grid ${styles.columns}`}>
        <div className={styles.contact}>
          <Contact {...firm} />
        </div>
        <address>
          <Lines of={foot.address} />
        </address>
        <OpeningHours hours={foot.hours} className={styles.hours} row={`cluster spread ${styles.row}`} />
      </div>
      <p className={styles.small}>{foot.small}</p>
    </footer>
  );
}
