import { DayRuler } from "./day-ruler.tsx";
import styles from "./forecast-section.module.css";
import { WeekRow } from "./week-row.tsx";
import { week } from "./week.ts";

export function ForecastSection() {
  return (
    <section id="tech-forecast" aria-labelledby="tech-forecast-title" className={styles.section}>
      <DayRuler slot={32}>Tomorrow’s prices land</DayRuler>
      <div className={styles.top}>
        <h2 id="tech-forecast-title" className={styles.title}>
          Friday is blowing a gale. <span className={styles.then}>Freeze then.</span>
        </h2>
        <p className={styles.text}>
          A week of half-hours, redrawn every afternoon from the weather and the market. Blue is cheap, black
          is dear, and a dot is a half-hour we have booked for you.
        </p>
      </div>
      <ol role="list" className={styles.week} aria-label="Prices of the week ahead">
        {week.map((day) => (
          <WeekRow key={day.day} {...day} />
        ))}
      </ol>
      <p className={styles.hours} aria-hidden="true">
        <span>00:00</span>
        <span>06:00</span>
        <span>12:00</span>
        <span>18:00</span>
        <span>24:00</span>
      </p>
    </section>
  );
}
