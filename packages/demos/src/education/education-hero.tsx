import { DemoButton } from "../shared/demo-frame.tsx";
import { ChalkLesson } from "./chalk-lesson.tsx";
import styles from "./education-hero.module.css";
import { EducationNav } from "./education-nav.tsx";
import { Slippers } from "./slippers.tsx";

export function EducationHero() {
  return (
    <section aria-labelledby="education-title" className={styles.hero}>
      <EducationNav />
      <div className={styles.board}>
        <ChalkLesson className={styles.lesson} />
        <div className={styles.words}>
          <p className={styles.date}>Monday 14th September</p>
          <h1 id="education-title" className={styles.title}>
            Go back to&nbsp;school. <span className={styles.keep}>Keep your slippers on.</span>
          </h1>
          <p className={styles.lead}>
            Live evening classes with real teachers, twelve to a class, from wherever your kettle is.
          </p>
          <DemoButton className={styles.button}>Try a lesson free</DemoButton>
        </div>
      </div>
      <div className={styles.ledge} aria-hidden="true">
        <span className={styles.duster} />
        <span className={styles.stick} />
        <span className={styles.stick} />
        <span className={styles.stick} />
      </div>
      <Slippers className={styles.slippers} />
    </section>
  );
}
