import type { Course } from "./content.ts";
import covers from "./covers.svg?no-inline";
import styles from "./exercise-book.module.css";

type ExerciseBookProps = { course: Course };

export function ExerciseBook({ course }: ExerciseBookProps) {
  return (
    <div className={`${styles.book} ${styles[course.key]}`}>
      <svg className={styles.cover} viewBox="0 0 360 330" aria-hidden="true">
        <use href={`${covers}#${course.key}`} />
      </svg>
      <div className={styles.label}>
        <h3 className={styles.title}>{course.title}</h3>
        <p className={styles.line}>{course.teacher}</p>
        <p className={styles.line}>{course.evening}</p>
      </div>
    </div>
  );
}
