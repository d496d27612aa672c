import { DemoSection } from "../shared/demo-frame.tsx";
import { months } from "../shared/months.ts";
import styles from "./almanac.module.css";
import { blooms } from "./content.ts";
import flowers from "./pressed-flowers.svg?no-inline";

/** Shows which plants can be cut in which months. Each row is a drawing of its plant. */
export function Almanac() {
  return (
    <DemoSection
      id="events-almanac"
      className={styles.section}
      head={`grid gap-4 ${styles.head}`}
      heading="What will be in flower"
      lead="We cut within twenty miles and fly in nothing but guests. Find your month and read down."
    >
      <div className={styles.chart}>
        <ol role="list" className={styles.months} aria-hidden="true">
          {months.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
        <ul role="list" className={styles.rows}>
          {blooms.map(({ id, name, latin, first, last, months: when, note }) => (
            <li key={id} className={styles.row}>
              <div>
                <h3 className={styles.name}>
                  {name} <i className={styles.latin}>{latin}</i>
                </h3>
                <p className={styles.when}>{when}</p>
                <p>{note}</p>
              </div>
              <div className={`clips ${styles.picture}`} style={{ "--first": first - 1 }}>
                <svg viewBox="0 0 1200 132" className={styles.drawing} aria-hidden="true">
                  <use href={`${flowers}#bloom-${id}`} />
                </svg>
              </div>
              <ol role="list" className={`grid centred ${styles.strip}`} aria-hidden="true">
                {months.map((month, i) => (
                  <li key={month} className={i + 1 >= first && i + 1 <= last ? styles.on : styles.off}>
                    {month.charAt(0)}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      </div>
    </DemoSection>
  );
}
