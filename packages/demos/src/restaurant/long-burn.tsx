import { DemoButton } from "../shared/demo-frame.tsx";
import { marks } from "./content.ts";
import saucer from "./scenes/saucer.svg?no-inline";
import styles from "./long-burn.module.css";

/** The tasting menu as a candle clock: a course at each brass pin. The flame follows the reader's scroll position. */
export function LongBurn() {
  return (
    <section className={styles.burn} id="restaurant-burn" aria-labelledby="restaurant-burn-title">
      <div className={styles.intro}>
        <h2 id="restaurant-burn-title">The long burn</h2>
        <p className={styles.text}>
          Before clocks, a candle told the hour: brass pins in the wax, a dish below. Ours still does. When a
          pin drops and rings, the next course leaves the hearth. Seven pins, one evening, the whole table
          together.
        </p>
        <DemoButton className={styles.ask}>Ask for the long burn</DemoButton>
      </div>
      <div className={`relative ${styles.clock}`}>
        <div className={styles.shaft} aria-hidden="true">
          <span className={`absolute covers ${styles.wax}`} />
          <span className={`block relative in-front ${styles.burner} ${styles.burnt}`} />
        </div>
        <div className={`in-front ${styles.fire}`} aria-hidden="true">
          <span className={`block relative in-front ${styles.burner}`}>
            <span className={`absolute ${styles.glow}`} />
            <span className={`absolute ${styles.pool}`} />
            <svg viewBox="0 0 80 220" className={`absolute any-width ${styles.flame}`}>
              <use href="#rst-flame" />
            </svg>
          </span>
        </div>
        <ol role="list" className={`relative ${styles.marks}`}>
          {marks.map(({ hour, name, text }) => (
            <li key={hour} className={`grid relative ${styles.mark}`}>
              <p className={styles.hour}>{hour}</p>
              <div>
                <h3 className={styles.name}>{name}</h3>
                <p className={`mt-2 ${styles.what}`}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <img src={saucer} alt="" width="380" height="96" loading="lazy" className={styles.dish} />
      </div>
    </section>
  );
}
