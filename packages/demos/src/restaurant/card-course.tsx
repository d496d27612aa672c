import styles from "./card.module.css";
import type { Course } from "./content.ts";
import scallops from "./scenes/scallop-plate.svg?no-inline";
import tart from "./scenes/tart-plate.svg?no-inline";
import venison from "./scenes/venison-plate.svg?no-inline";

const plates = { first: scallops, main: venison, last: tart };

export function CardCourse({ course }: { course: Course }) {
  return (
    <article
      className={`${styles.course} ${styles[course.key]}`}
      aria-labelledby={`restaurant-${course.key}`}
    >
      <img
        src={plates[course.key]}
        alt={course.picture}
        width="600"
        height="600"
        loading="lazy"
        className={styles.plate}
      />
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
