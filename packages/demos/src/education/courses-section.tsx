import { DemoButton } from "../shared/demo-frame.tsx";
import { ExerciseBook } from "./exercise-book.tsx";
import { courses } from "./content.ts";
import styles from "./courses-section.module.css";

export function CoursesSection() {
  return (
    <section id="education-courses" aria-labelledby="education-courses-title" className={styles.section}>
      <h2 id="education-courses-title" className={styles.title}>
        Three popular courses. Write your name on&nbsp;one.
      </h2>
      <ul role="list" className={styles.courses}>
        {courses.map((course) => (
          <li key={course.key} className={styles.course}>
            <ExerciseBook course={course} />
            <p className={styles.text}>{course.text}</p>
            <p className={styles.facts}>
              <span>{course.length}</span>
              <span>{course.places}</span>
            </p>
            <div className={styles.deal}>
              <p className={styles.price}>{course.price}</p>
              <DemoButton className={styles.button}>
                Take a desk<span className="visually-hidden"> in {course.title}</span>
              </DemoButton>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.fair}>
        One desk in every class is pay-what-you-can. Ask the office; nobody will ask you why.
      </p>
    </section>
  );
}
