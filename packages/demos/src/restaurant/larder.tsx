import { DemoSection } from "../shared/demo-frame.tsx";
import { larder } from "./content.ts";
import styles from "./larder.module.css";

export function Larder() {
  return (
    <DemoSection id="restaurant-larder" className={styles.larder} heading="Measured from our door">
      <ul role="list" className={styles.roads}>
        {larder.map(({ far, reach, unit, what, who }) => (
          <li key={what} className={`relative ${styles.road}`} style={{ "--reach": reach }}>
            <p className={`wrap align-baseline ${styles.label}`}>
              <span className={styles.far}>
                {far} <span className={`italic ${styles.unit}`}>{unit}</span>
              </span>
              <strong className={styles.what}>{what}</strong>
              <span className={styles.who}>{who}</span>
            </p>
          </li>
        ))}
      </ul>
    </DemoSection>
  );
}
