import type { CSSProperties } from "react";
import { clock, closes, coaches, type Day, kinds, opens, week } from "./sessions.ts";
import styles from "./timetable.module.css";

const hours = Array.from({ length: (closes - opens) / 3 + 1 }, (_, index) => opens + index * 3);

export function Timetable() {
  return (
    <section id="fitness-timetable" className={styles.timetable} aria-labelledby="fitness-timetable-heading">
      <div className={`wrap spread align-end ${styles.head}`}>
        <h2 id="fitness-timetable-heading">The week</h2>
        <ul role="list" className={`wrap ${styles.legend}`}>
          {kinds.map(({ kind, label }) => (
            <li key={kind} className={`row ${styles.key}`}>
              <span className={`${styles.swatch} ${styles[kind]}`} aria-hidden="true" />
              {label}
            </li>
          ))}
          <li className={`row ${styles.key}`}>
            <span className={`${styles.swatch} ${styles.open}`} aria-hidden="true" />
            Open floor
          </li>
        </ul>
      </div>
      <div className={`grid gap-2 ${styles.board}`}>
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} className={styles.hour} style={{ gridRow: (hour - opens) * 4 + 1 }}>
              {hour}
            </span>
          ))}
        </div>
        {week.map((day) => (
          <DayColumn key={day.name} day={day} />
        ))}
      </div>
      <div className={`grid ${styles.coaches}`}>
        <h3 className={styles.coachesHeading}>Who’ll be watching your back</h3>
        <dl className={`grid ${styles.people}`}>
          {coaches.map(({ name, line }) => (
            <div key={name}>
              <dt className={styles.person}>{name}</dt>
              <dd>{line}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

const row = (hour: number) => Math.round((hour - opens) * 4) + 1;

const slot = (from: number, to: number) =>
  ({ "--slot": `${row(from)} / ${row(to)}` }) satisfies CSSProperties;

function DayColumn({ day }: { day: Day }) {
  return (
    <div className={styles.day}>
      <h3 className={`absolute ${styles.dayName}`}>{day.name}</h3>
      <p className={`absolute ${styles.dayHours}`}>{`${clock(day.opens)} to ${clock(day.closes)}`}</p>
      <div className={styles.openHours} style={slot(day.opens, day.closes)} aria-hidden="true" />
      <ol role="list" className={`grid ${styles.sessions}`}>
        {day.sessions.map(({ title, coach, from, to, kind }) => (
          <li key={title} className={`grid ${styles.session} ${styles[kind]}`} style={slot(from, to)}>
            <span className={styles.sessionTitle}>{title}</span>
            <span className={styles.sessionTime}>
              <span>{clock(from)}</span>
              <span className="visually-hidden">{` to ${clock(to)}`}</span>
              <span>{`, ${coach}`}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
