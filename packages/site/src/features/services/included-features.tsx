import { includedFeatures } from "../../content/services.ts";
import styles from "./included-features.module.css";

/** Eight things in every package, as a specification sheet. */
export function IncludedFeatures() {
  const { heading, lede, cards } = includedFeatures;
  return (
    <section className={`sheet ${styles.section}`} aria-labelledby="included">
      <div className={styles.head}>
        <h2 id="included" className={styles.includedHeading}>
          {heading}
        </h2>
        <p className={styles.lede}>{lede}</p>
      </div>
      <dl className={styles.includedList}>
        {cards.map(({ title, description }) => (
          <div key={title} className={styles.row}>
            <dt className={styles.includedTitle}>{title}</dt>
            <dd className={styles.includedDescription}>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
