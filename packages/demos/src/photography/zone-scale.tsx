import { zones } from "./content.ts";
import styles from "./zone-scale.module.css";

export function ZoneScale() {
  return (
    <section className={styles.scale} aria-labelledby="photography-zones-title">
      <div className={`grid align-end ${styles.words}`}>
        <h2 id="photography-zones-title">Eleven greys, no colour, one exception</h2>
        <p>
          A black-and-white print is a decision about light, made eleven times. We place the thing that
          matters on zone VIII: the last white that still has something in it.
        </p>
      </div>
      <ol role="list" className={`grid ${styles.steps}`}>
        {zones.map(({ numeral, note, tone }) => (
          <li key={numeral} className={`column spread gap-4 ${styles.step}`} style={{ "--tone": tone }}>
            <strong className={styles.numeral}>{numeral}</strong>
            <span className={`italic ${styles.note}`}>{note}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
