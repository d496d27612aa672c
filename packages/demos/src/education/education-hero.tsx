import { DemoButton } from "../shared/demo-frame.tsx";
import { drawn } from "../shared/drawn.ts";
import lesson from "./chalk-lesson.svg?raw";
import styles from "./education-hero.module.css";
import { EducationNav } from "./education-nav.tsx";
import slippers from "./slippers.svg?raw";

export function EducationHero() {
  return (
    <section aria-labelledby="education-title" className={styles.hero}>
      <EducationNav />
      <div className={styles.board}>
        <svg
          className={styles.lesson}
          viewBox="0 0 620 620"
          aria-hidden="true"
          dangerouslySetInnerHTML={drawn(lesson)}
        />
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
      <svg
        className={styles.slippers}
        viewBox="0 0 640 560"
        role="img"
        aria-label="Two feet up in front of the blackboard: striped pyjama legs and red tartan slippers with woolly trim and bobbles."
        dangerouslySetInnerHTML={drawn(slippers)}
      />
    </section>
  );
}
