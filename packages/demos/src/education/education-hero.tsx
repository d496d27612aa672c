import { DemoButton, DemoNav, drawn } from "../shared/demo-frame.tsx";
import { nav } from "./content.ts";
import lesson from "./chalk-lesson.svg?raw";
import styles from "./education-hero.module.css";
import slippers from "./slippers.svg?raw";

export function EducationHero() {
  return (
    <section aria-labelledby="education-title" className={`grid relative ${styles.hero}`}>
      <TopBar />
      <div className={`single relative ${styles.board}`}>
        <svg
          className={`absolute ${styles.lesson}`}
          viewBox="0 0 620 620"
          aria-hidden="true"
          dangerouslySetInnerHTML={drawn(lesson)}
        />
        <div className={`relative ${styles.words}`}>
          <p className={`italic ${styles.date}`}>Monday 14th September</p>
          <h1 id="education-title" className={styles.title}>
            Go back to&nbsp;school. <span className={`block ${styles.keep}`}>Keep your slippers on.</span>
          </h1>
          <p className={styles.lead}>
            Live evening classes with real teachers, twelve to a class, from wherever your kettle is.
          </p>
          <DemoButton className={`mt-5 ${styles.button}`}>Try a lesson free</DemoButton>
        </div>
      </div>
      <div className={`flex gap-3 relative ${styles.ledge}`} aria-hidden="true">
        <span className={styles.duster} />
        <span className={styles.stick} />
        <span className={styles.stick} />
        <span className={styles.stick} />
      </div>
      <svg
        className={`absolute any-width ${styles.slippers}`}
        viewBox="0 0 640 560"
        role="img"
        aria-label="Two feet up in front of the blackboard: striped pyjama legs and red tartan slippers with woolly trim and bobbles."
        dangerouslySetInnerHTML={drawn(slippers)}
      />
    </section>
  );
}

function TopBar() {
  return (
    <div className={`cluster spread ${styles.bar}`}>
      <p className={`touch gap-2 ${styles.brand}`}>
        <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true">
          <g transform="rotate(24 24 24)">
            <path d="M24 2a4 4 0 0 1 4 4v9h-8V6a4 4 0 0 1 4-4z" fill="#8f5116" />
            <circle cx="24" cy="39" r="5.5" fill="#13221d" />
            <path
              d="M24 13c9 0 11 7 11.500 14 .3 5 2 7 6.500 9.500v3H6v-3c4.500-2.500 6.200-4.500 6.500-9.500C13 20 15 13 24 13z"
              fill="#c21546"
            />
            <path
              d="M17.500 27c.4-5 1.600-8.500 4.500-10"
              fill="none"
              stroke="#ffa3b5"
              strokeWidth="2.500"
              strokeLinecap="round"
            />
          </g>
        </svg>
        Second Bell
      </p>
      <DemoNav label="Second Bell" links={nav} list={styles.list} link={styles.link} />
    </div>
  );
}
