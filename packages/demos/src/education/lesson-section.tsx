import { CustardCream } from "./custard-cream.tsx";
import { lesson } from "./content.ts";
import styles from "./lesson-section.module.css";

export function LessonSection() {
  return (
    <section aria-labelledby="education-lesson-title" className={styles.section}>
      <div className={styles.page}>
        <h2 id="education-lesson-title" className={styles.title}>
          Fifty minutes, one&nbsp;biscuit
        </h2>
        <ol role="list" className={styles.list}>
          {lesson.map(({ time, what }) => (
            <li key={time} className={styles.entry}>
              <span className={styles.time}>{time}</span>
              <span className={styles.what}>{what}</span>
            </li>
          ))}
        </ol>
        <p className={styles.comment}>
          <svg className={styles.tick} viewBox="0 0 90 80" aria-hidden="true">
            <path d="M6 46c10 6 16 16 22 28C38 48 56 24 84 6" />
          </svg>
          Very good. See me (nicely).
        </p>
        <CustardCream className={styles.biscuit} />
      </div>
    </section>
  );
}
