import biscuit from "./custard-cream.svg?no-inline";
import { lesson } from "./content.ts";
import styles from "./lesson-section.module.css";

export function LessonSection() {
  return (
    <section aria-labelledby="education-lesson-title" className={styles.section}>
      <div className={`relative ${styles.page}`}>
        <h2 id="education-lesson-title" className={styles.title}>
          Fifty minutes, one&nbsp;biscuit
        </h2>
        <ol role="list">
          {lesson.map(({ time, what }) => (
            <li key={time} className={`grid gap-x-4 ${styles.entry}`}>
              <span className={styles.time}>{time}</span>
              <span className={`ch-44 ${styles.what}`}>{what}</span>
            </li>
          ))}
        </ol>
        <p className={`italic ${styles.comment}`}>
          <svg className={styles.tick} viewBox="0 0 90 80" aria-hidden="true">
            <path d="M6 46c10 6 16 16 22 28C38 48 56 24 84 6" />
          </svg>
          Very good. See me (nicely).
        </p>
        <CustardCream />
      </div>
    </section>
  );
}

function CustardCream() {
  return (
    <svg
      className={`block ${styles.biscuit}`}
      viewBox="0 0 420 320"
      role="img"
      aria-label="A custard cream, slightly larger than life."
    >
      <use href={`${biscuit}#biscuit`} />
      <g
        transform="rotate(-9 210 160)"
        textAnchor="middle"
        fontSize="21"
        fontWeight="700"
        fill="#9a5f1c"
        fontFamily="var(--font-display)"
      >
        <text x="210" y="137">
          SECOND
        </text>
        <text x="210" y="161">
          BELL
        </text>
      </g>
    </svg>
  );
}
