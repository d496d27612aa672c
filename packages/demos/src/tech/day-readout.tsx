import styles from "./day-readout.module.css";
import { band, clock, loads, prices } from "./day.ts";

type DayReadoutProps = { slot: number; className: string | undefined };

export function DayReadout({ slot, className }: DayReadoutProps) {
  const price = prices[slot] ?? 0;
  return (
    <div className={className}>
      <p className={styles.time}>{`${clock(slot)} to ${clock(slot + 1)}`}</p>
      <p className={styles.price} data-band={band(price)}>
        <span>{price.toFixed(1)}</span>
        <span className={styles.unit}>p/kWh</span>
      </p>
      <dl className={styles.loads}>
        <div>
          <dt>With Halfhour</dt>
          <dd>{`${loads.planned[slot]} kW`}</dd>
        </div>
        <div className={styles.habit}>
          <dt>Without</dt>
          <dd>{`${loads.habit[slot]} kW`}</dd>
        </div>
      </dl>
    </div>
  );
}
