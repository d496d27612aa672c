import { report } from "./content.ts";
import styles from "./report-section.module.css";

export function ReportSection() {
  return (
    <section aria-labelledby="education-report-title" className={styles.section}>
      <div className={styles.card}>
        <h2 id="education-report-title" className={styles.title}>
          School report, written by the pupils
        </h2>
        <ul role="list">
          {report.map(({ subject, mark, remark, signed }) => (
            <li key={subject} className={`grid align-baseline ${styles.row}`}>
              <h3 className={styles.subject}>{subject}</h3>
              <p className={styles.mark}>
                <span className="visually-hidden">Mark: </span>
                {mark}
              </p>
              <blockquote className={`all-columns italic ${styles.remark}`}>
                <p>{remark}</p>
                <footer className={styles.signed}>{signed}</footer>
              </blockquote>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
