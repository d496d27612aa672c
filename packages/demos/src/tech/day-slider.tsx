import styles from "./day-slider.module.css";
import { clock } from "./day.ts";

type DaySliderProps = { slot: number; onSlot: (slot: number) => void };

const hours = [0, 3, 6, 9, 12, 15, 18, 21] as const;

/** The day's slider. Its thumb is one half-hour wide, so that it points at the matching bar. */
export function DaySlider({ slot, onSlot }: DaySliderProps) {
  return (
    <div className={styles.ruler}>
      <span className={styles.hours} aria-hidden="true">
        {hours
          .filter((hour) => slot < hour * 2 - 4 || slot > hour * 2 + 6)
          .map((hour) => (
            <span key={hour} className={styles.hour} style={{ left: `${(hour / 24) * 100}%` }}>
              {String(hour).padStart(2, "0")}
            </span>
          ))}
      </span>
      <span className={styles.thumb} style={{ left: `${((slot + 0.5) / 48) * 100}%` }} aria-hidden="true">
        {clock(slot)}
      </span>
      <input
        type="range"
        className={styles.input}
        min={0}
        max={47}
        step={1}
        value={slot}
        onChange={(event) => onSlot(event.currentTarget.valueAsNumber)}
        aria-label="Half-hour of the day"
        aria-valuetext={`${clock(slot)} to ${clock(slot + 1)}`}
      />
    </div>
  );
}
