import { meter } from "./content.ts";
import styles from "./meter.module.css";

export function Meter() {
  return (
    <dl className={styles.meter} aria-label={meter.title}>
      {meter.readings.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
