import styles from "./day-ruler.module.css";
import { clock } from "./day.ts";

type DayRulerProps = { slot: number; children: string };

/** A section heading: the day's 48 ticks, one of them filled, with its time and what happens then. */
export function DayRuler({ slot, children }: DayRulerProps) {
  return (
    <p className={`flex ${styles.ruler}`} style={{ "--slot": slot }} data-late={slot > 28 || undefined}>
      <span className={styles.label}>
        <span className={styles.time}>{clock(slot)}</span> <span>{children}</span>
      </span>
    </p>
  );
}
