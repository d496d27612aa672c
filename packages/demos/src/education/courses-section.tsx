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
      <ul role="list" className={styles.courses}>
        {courses.map(({ key, title, teacher, evening, text, length, places, price }) => (
          <li key={key} className={styles.course}>
            <div className={`${styles.book} ${styles[key]}`}>
              <svg className={styles.cover} viewBox="0 0 360 330" aria-hidden="true">
                <use href={`${covers}#${key}`} />
              </svg>
              <div className={styles.label}>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.line}>{teacher}</p>
                <p className={styles.line}>{evening}</p>
              </div>
            </div>
            <p className={styles.text}>{text}</p>
            <p className={styles.facts}>
              <span>{length}</span>
              <span>{places}</span>
            </p>
            <div className={styles.deal}>
              <p className={styles.price}>{price}</p>
              <DemoButton className={styles.button}>
                Take a desk<span className="visually-hidden"> in {title}</span>
              </DemoButton>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.fair}>
        One desk in every class is pay-what-you-can. Ask the office; nobody will ask you why.
      </p>
    </DemoSection>
  );
}
