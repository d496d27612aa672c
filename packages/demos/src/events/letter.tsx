import styles from "./letter.module.css";
import flowers from "./pressed-flowers.svg?no-inline";

export function Letter() {
  return (
    <section className={`grid align-end relative clips ${styles.section}`} aria-labelledby="events-letter">
      <svg viewBox="0 0 600 840" className={`full overflows ${styles.picture}`} aria-hidden="true">
        <use href={`${flowers}#letter`} />
      </svg>
      <div className={`grid ${styles.sheet}`}>
        <h2 id="events-letter">Dear both,</h2>
        <p className={styles.first}>Congratulations. Now close the spreadsheet.</p>
        <p>
          We are a mother and a daughter, planning weddings from one granary since 1998. Judith does churches,
          mothers and money. Ottilie does ground, weather and light. Between us we have moved a marquee in a
          gale, found a ring in a compost heap and talked a harpist down from a hedge.
        </p>
        <p>
          Most of our couples live abroad and are marrying home, or marrying into it. So we quote in US
          dollars, answer at your hours, and send you films of the rain as well as the roses. We take fourteen
          weddings a year and are both at every one.
        </p>
        <p className={`mt-3 ${styles.signed}`}>
          Judith <span className={styles.and}>&amp;</span> Ottilie
        </p>
      </div>
    </section>
  );
}
