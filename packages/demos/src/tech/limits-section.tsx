import { limits } from "./content.ts";
import { DayRuler } from "./day-ruler.tsx";
import styles from "./limits-section.module.css";

export function LimitsSection() {
  return (
    <section id="tech-limits" aria-labelledby="tech-limits-title" className={styles.section}>
      <DayRuler slot={23}>You say how far it may go</DayRuler>
      <div className={`grid ${styles.grid}`}>
        <h2 id="tech-limits-title" className={styles.title}>
          The rules are sentences. Your engineers write them.
        </h2>
        <ol role="list" className={`grid ${styles.rules}`}>
          {limits.map((pieces) => (
            <li key={pieces.join("")} className={styles.rule}>
              {pieces.map((piece, index) =>
                index % 2 === 1 ? (
                  <span key={piece} className={`nowrap ${styles.value}`}>
                    {piece}
                  </span>
                ) : (
                  piece
                ),
              )}
            </li>
          ))}
        </ol>
        <div className={styles.note}>
          <h3 className={`mb-2 ${styles.noteTitle}`}>Last time a limit was touched</h3>
          <p>
            19 January, 03:40. Chamber A reached −18.7&nbsp;°C at the door, so its next run came forward by
            two half-hours. It cost £3.10 more. Derek had the text at 03:41.
          </p>
        </div>
      </div>
    </section>
  );
}
