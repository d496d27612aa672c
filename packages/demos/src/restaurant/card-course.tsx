import styles from "./card.module.css";
import type { Course } from "./content.ts";
import { ScallopPlate } from "./scenes/scallop-plate.tsx";
import { TartPlate } from "./scenes/tart-plate.tsx";
import { VenisonPlate } from "./scenes/venison-plate.tsx";

const plates = { first: ScallopPlate, main: VenisonPlate, last: TartPlate } as const;

export function CardCourse({ course }: { course: Course }) {
  const Drawn = plates[course.key];
  return (
    <article
      className={`${styles.course} ${styles[course.key]}`}
      aria-labelledby={`restaurant-${course.key}`}
    >
      <Drawn label={course.picture} className={styles.plate} />
      <div className={styles.words}>
        <header className={styles.courseHead}>
          <h3 id={`restaurant-${course.key}`} className={styles.courseTitle}>
            {course.title}
          </h3>
          <p className={styles.price}>
            <span>{course.price}</span> <span className={styles.each}>each</span>
          </p>
        </header>
        <p className={styles.dish}>
          <strong className={styles.lead}>{course.drawn.name}</strong> <span>{course.drawn.with}</span>
        </p>
        <ul role="list" className={styles.others}>
          {course.others.map((dish) => (
            <li key={dish.name} className={styles.other}>
              <strong className={styles.name}>{dish.name}</strong> <span>{dish.with}</span>
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
