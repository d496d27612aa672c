import { CardCourse } from "./card-course.tsx";
import styles from "./card.module.css";
import { courses } from "./content.ts";

export function Card() {
  return (
    <section className={styles.table} id="restaurant-card" aria-labelledby="restaurant-card-title">
      <div className={styles.card}>
        <div className={styles.head}>
          <h2 id="restaurant-card-title" className={styles.title}>
            The card
          </h2>
          <p className={styles.week}>Week 41, written on Monday, printed in the yard on Tuesday</p>
        </div>
        {courses.map((course) => (
          <CardCourse key={course.key} course={course} />
        ))}
        <p className={styles.foot}>
          Bread, butter and the candle are on the house. Tell us what you cannot eat and it will not arrive.
        </p>
      </div>
    </section>
  );
}
