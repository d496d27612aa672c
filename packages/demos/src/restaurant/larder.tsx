import { larder } from "./content.ts";
import styles from "./larder.module.css";

export function Larder() {
  return (
    <section className={styles.larder} aria-labelledby="restaurant-larder-title">
      <h2 id="restaurant-larder-title" className={styles.title}>
        Measured from our door
      </h2>
      <ul role="list" className={styles.roads}>
        {larder.map(({ far, unit, what, who }, index) => (
          <li key={what} className={styles.road} data-step={index}>
            <p className={styles.label}>
              <span className={styles.far}>
                {far} <span className={styles.unit}>{unit}</span>
              </span>
              <strong className={styles.what}>{what}</strong>
              <span className={styles.who}>{who}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
