import { day } from "./content.ts";
import styles from "./day.module.css";
import { LongTable } from "./long-table.tsx";

export function Day() {
  return (
    <section id="events-day" className={styles.section} aria-labelledby="events-day-title">
      <div className={styles.head}>
        <h2 id="events-day-title" className={styles.title}>
          The running order
        </h2>
        <p className={styles.lead}>
          One page of the nine we carry on the day. This one belongs to a Saturday in June, near Orford, for a
          hundred and four.
        </p>
      </div>
      <ol role="list" className={styles.hours}>
        {day.map(({ time, title, text }) => (
          <li key={time} className={styles.hour}>
            <p className={styles.time}>{time}</p>
            <h3 className={styles.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <LongTable className={styles.table} />
    </section>
  );
}
