import { day } from "./content.ts";
import styles from "./day.module.css";
import table from "./long-table.svg?no-inline";

export function Day() {
  return (
    <section id="events-day" className={`clips ${styles.section}`} aria-labelledby="events-day-title">
      <div className={`grid align-end ${styles.head}`}>
        <h2 id="events-day-title">The running order</h2>
        <p className={styles.lead}>
          One page of the nine we carry on the day. This one belongs to a Saturday in June, near Orford, for a
          hundred and four.
        </p>
      </div>
      <ol role="list" className={`grid ${styles.hours}`}>
        {day.map(({ time, title, text }) => (
          <li key={time} className={styles.hour}>
            <p className={styles.time}>{time}</p>
            <h3 className={`italic ${styles.name}`}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <svg viewBox="0 0 1440 440" className={styles.table} aria-hidden="true">
        <image href={table} x="-600" y="-60" width="2640" height="520" />
      </svg>
    </section>
  );
}
