import { months } from "../shared/months.ts";
import { terms } from "./content.ts";
import styles from "./terms-section.module.css";

export function TermsSection() {
  return (
    <section id="education-terms" aria-labelledby="education-terms-title" className={styles.section}>
      <h2 id="education-terms-title" className={styles.title}>
        The year is twelve inches long
      </h2>
      <div className={`grid gap-x-4 ${styles.year}`}>
        <ol role="list" className={`grid ${styles.terms}`}>
          {terms.map(({ name, dates, off }) => (
            <li key={name} className={styles.term}>
              <h3 className={styles.name}>{name}</h3>
              <p>{dates}</p>
              <p>{off}</p>
            </li>
          ))}
        </ol>
        <div className={`grid ${styles.rule}`} aria-hidden="true">
          {[...months.slice(8), ...months.slice(0, 8)].map((month) => (
            <span key={month} className={styles.inch}>
              {month}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
