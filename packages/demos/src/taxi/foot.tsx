import { firm, foot } from "./content.ts";
import styles from "./foot.module.css";

export function Foot() {
  return (
    <footer className={styles.foot}>
      <a className={styles.phone} href={firm.phoneLink}>
        {firm.phone}
      </a>
      <div className={styles.rows}>
        <p className={styles.hours}>{foot.hours}</p>
        <address className={styles.address}>
          {foot.address}
          <a href={`mailto:${firm.email}`}>{firm.email}</a>
        </address>
        <p>{foot.small}</p>
      </div>
    </footer>
  );
}
