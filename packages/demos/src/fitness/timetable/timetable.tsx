import shared from "../shared/shared.module.css";
import { DayColumn } from "./day-column.tsx";
import { closes, coaches, kinds, opens, week } from "./sessions.ts";
import styles from "./timetable.module.css";

const hours = Array.from({ length: (closes - opens) / 3 + 1 }, (_, index) => opens + index * 3);

export function Timetable() {
  return (
    <section id="fitness-timetable" className={styles.timetable} aria-labelledby="fitness-timetable-heading">
      <div className={styles.head}>
        <h2 id="fitness-timetable-heading" className={shared.heading}>
          The week
        </h2>
        <ul role="list" className={styles.legend}>
          {kinds.map(({ kind, label }) => (
            <li key={kind} className={styles.key}>
              <span className={`${styles.swatch} ${styles[kind]}`} aria-hidden="true" />
              {label}
            </li>
          ))}
          <li className={styles.key}>
            <span className={`${styles.swatch} ${styles.open}`} aria-hidden="true" />
            Open floor
          </li>
        </ul>
      </div>
      <div className={styles.board}>
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
      <div className={styles.coaches}>
        <h3 className={styles.coachesHeading}>Who’ll be watching your back</h3>
        <dl className={styles.people}>
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
