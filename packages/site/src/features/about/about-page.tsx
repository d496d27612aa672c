import { Emblem } from "@brightwren/ui/emblem";
import { aboutClosing, aboutHead, aboutHero, aboutStats, ourStory, values } from "../../content/about.ts";
import { PageHead } from "../../page/page-head.tsx";
import { ClosingBand } from "../sections/closing-band.tsx";
import styles from "./about-page.module.css";

/** /about: hero, Our Story, four values, the figures. */
export default function AboutPage() {
  return (
    <>
      <PageHead {...aboutHead} />
      <div className={`sheet ${styles.hero}`}>
        <h1 className={styles.heading}>{aboutHero.heading}</h1>
        <p className={styles.lead}>{aboutHero.lead}</p>
      </div>
      <Story />
      <Values />
      <Figures />
      <ClosingBand
        content={{ ...aboutClosing, actions: [aboutClosing.action] }}
        picture="restaurant"
        ground="tint"
      />
    </>
  );
}

function Story() {
  return (
    <section className={styles.band} aria-labelledby="our-story">
      <div className={`sheet ${styles.story}`}>
        <div className={styles.perch}>
          <Emblem className={styles.emblem} />
        </div>
        <div>
          <h2 id="our-story" className={styles.storyHeading}>
            {ourStory.heading}
          </h2>
          {ourStory.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

function Values() {
  return (
    <section className={`sheet ${styles.values}`} aria-labelledby="values">
      <h2 id="values" className={styles.valuesHeading}>
        {values.heading}
      </h2>
      <ul role="list" className={styles.list}>
        {values.cards.map(({ title, description }) => (
          <li key={title}>
            <h3 className={styles.value}>{title}</h3>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figures() {
  return (
    <dl className={`sheet ${styles.figures}`}>
      {aboutStats.map(({ number, label }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      ))}
    </dl>
  );
}
