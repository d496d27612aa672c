import { OpeningHours } from "../shared/demo-frame.tsx";
import { firm, foot } from "./content.ts";
import styles from "./foot.module.css";

export function Foot() {
  return (
    <footer className={styles.foot}>
      <p className={styles.name}>
        <b>{firm.name}</b> <span>{firm.suffix}</span>
      </p>
      <div className={styles.columns}>
        <div>
          <a className={styles.phone} href={firm.phoneLink}>
            {firm.phone}
          </a>
          <a className={styles.mail} href={`mailto:${firm.email}`}>
            {firm.email}
          </a>
        </div>
        <address className={styles.address}>
          {foot.address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        <OpeningHours hours={foot.hours} className={styles.hours} />
      </div>
      <p className={styles.small}>{foot.small}</p>
    </footer>
  );
}
