import { DemoButton, DemoSection } from "../shared/demo-frame.tsx";
import { courses } from "./content.ts";
import styles from "./courses-section.module.css";
import covers from "./covers.svg?no-inline";

export function CoursesSection() {
  return (
    <DemoSection
      id="education-courses"
      className={styles.section}
      heading="Three popular courses. Write your name on&nbsp;one."
    >
      <ul role="list" className={`grid ${styles.courses}`}>
        {courses.map(({ key, title, teacher, evening, text, length, places, price }) => (
          <li key={key} className={`grid content-start ${styles.course}`}>
            <div className={`grid relative content-start ${styles.book} ${styles[key]}`}>
              <svg className={`absolute isolated ${styles.cover}`} viewBox="0 0 360 330" aria-hidden="true">
                <use href={`${covers}#${key}`} />
              </svg>
              <div className={`relative ${styles.label}`}>
                <h3 className={styles.title}>{title}</h3>
                <p className={`italic ${styles.line}`}>{teacher}</p>
                <p className={`italic ${styles.line}`}>{evening}</p>
              </div>
            </div>
            <p className={styles.text}>{text}</p>
            <p className={`grid ${styles.facts}`}>
              <span>{length}</span>
              <span>{places}</span>
            </p>
            <div className={`cluster spread mt-4 ${styles.deal}`}>
              <p className={styles.price}>{price}</p>
              <DemoButton className={styles.button}>
                Take a desk<span className="visually-hidden"> in {title}</span>
              </DemoButton>
            </div>
          </li>
        ))}
      </ul>
      <p className={`italic ${styles.fair}`}>
        One desk in every class is pay-what-you-can. Ask the office; nobody will ask you why.
      </p>
    </DemoSection>
  );
}
