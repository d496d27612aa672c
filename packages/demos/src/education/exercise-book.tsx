import type { Course } from "./content.ts";
import { CoverMaths } from "./cover-maths.tsx";
import { CoverSky } from "./cover-sky.tsx";
import { CoverWelsh } from "./cover-welsh.tsx";
import styles from "./exercise-book.module.css";

type ExerciseBookProps = { course: Course };

const covers = { maths: CoverMaths, sky: CoverSky, welsh: CoverWelsh } as const;

export function ExerciseBook({ course }: ExerciseBookProps) {
  const Cover = covers[course.key];
  return (
    <div className={`${styles.book} ${styles[course.key]}`}>
      <Cover className={styles.cover} />
      <div className={styles.label}>
        <h3 className={styles.title}>{course.title}</h3>
        <p className={styles.line}>{course.teacher}</p>
        <p className={styles.line}>{course.evening}</p>
      </div>
    </div>
  );
}
