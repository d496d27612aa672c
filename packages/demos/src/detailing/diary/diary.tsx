import { diary } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import styles from "./diary.module.css";

export function Diary() {
  return (
    <section id="detailing-diary" className={styles.diary} aria-labelledby="detailing-diary-heading">
      <h2 id="detailing-diary-heading" className={shared.heading}>
        {diary.heading}
      </h2>
      <div className={styles.days}>
        {diary.days.map(({ name, entries }) => (
          <div key={name}>
            <h3 className={styles.day}>{name}</h3>
            <ol role="list">
              {entries.map(({ time, what, who }) => (
                <li key={time} className={styles.entry}>
                  <time className={styles.time}>{time}</time>
                  <p>{what}</p>
                  <p className={styles.who}>{who}</p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
