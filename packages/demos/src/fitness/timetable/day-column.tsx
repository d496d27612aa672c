import type { CSSProperties } from "react";
import { clock, opens, type Day } from "./sessions.ts";
import styles from "./timetable.module.css";

const row = (hour: number) => Math.round((hour - opens) * 4) + 1;

const slot = (from: number, to: number) =>
  ({ "--slot": `${row(from)} / ${row(to)}` }) satisfies CSSProperties;

export function DayColumn({ day }: { day: Day }) {
  return (
    <div className={styles.day}>
      <h3 className={styles.dayName}>{day.name}</h3>
      <p className={styles.dayHours}>{`${clock(day.opens)} to ${clock(day.closes)}`}</p>
      <div className={styles.openHours} style={slot(day.opens, day.closes)} aria-hidden="true" />
      <ol role="list" className={styles.sessions}>
        {day.sessions.map(({ title, coach, from, to, kind }) => (
          <li key={title} className={`${styles.session} ${styles[kind]}`} style={slot(from, to)}>
            <span className={styles.sessionTitle}>{title}</span>
            <span className={styles.sessionTime}>
              <span>{clock(from)}</span>
              <span className={styles.until}>{` to ${clock(to)}`}</span>
              <span>{`, ${coach}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
