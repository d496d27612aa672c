import { ranks } from "./content.ts";
import styles from "./ranks.module.css";

const span = ranks.until - ranks.from;
const percent = (hour: number) => `${((hour - ranks.from) / span) * 100}%`;
const clock = (hour: number) => `${String(hour % 24).padStart(2, "0")}.00`;

/** A chart of the night, with one line per rank that is lit while cabs wait there. */
export function Ranks() {
  return (
    <section id="taxi-ranks" className={styles.ranks} aria-labelledby="taxi-ranks-title">
      <h2 id="taxi-ranks-title" className={styles.title}>
        {ranks.title}
      </h2>
      <div className={styles.chart}>
        <div className={styles.hours} aria-hidden="true">
          {ranks.hours.map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </div>
        <ul>
          {ranks.places.map(({ name, cabs, spans }) => (
            <li key={name} className={styles.place}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.count}>
                {cabs} cabs, {spans.map(([from, until]) => `${clock(from)} to ${clock(until)}`).join(" and ")}
              </p>
              <div className={styles.line} aria-hidden="true">
                {spans.map(([from, until]) => (
                  <span key={from} style={{ left: percent(from), right: `calc(100% - ${percent(until)})` }} />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
