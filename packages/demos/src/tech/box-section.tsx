import { BoxDrawing } from "./box-drawing.tsx";
import styles from "./box-section.module.css";
import { fitting, parts } from "./content.ts";
import { DayRuler } from "./day-ruler.tsx";

export function BoxSection() {
  return (
    <section id="tech-box" aria-labelledby="tech-box-title" className={styles.section}>
      <DayRuler slot={16}>The fitter arrives</DayRuler>
      <div className={styles.top}>
        <h2 id="tech-box-title" className={styles.title}>
          One box on the rail. Fitted before lunch.
        </h2>
        <dl className={styles.parts}>
          {parts.map(({ key, name, what }) => (
            <div key={key} className={styles.part}>
              <dt className={styles.key}>
                <span className={styles.letter}>{key}</span>
                {name}
              </dt>
              <dd className={styles.what}>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
      <BoxDrawing className={styles.drawing} />
      <ol role="list" className={styles.log} aria-label="A morning’s fitting">
        {fitting.map(({ time, what }) => (
          <li key={time} className={styles.entry}>
            <span className={styles.time}>{time}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
