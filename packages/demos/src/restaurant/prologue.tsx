import { story } from "./content.ts";
import lantern from "./scenes/horn-lantern.svg?no-inline";
import styles from "./prologue.module.css";

export function Prologue() {
  return (
    <section
      className={`grid align-end relative clips ${styles.prologue}`}
      aria-labelledby="restaurant-story-title"
    >
      <svg viewBox="0 0 440 760" className={`overflows ${styles.lantern}`} aria-hidden="true">
        <image href={lantern} x="-30" y="-400" width="500" height="1160" />
      </svg>
      <h2 id="restaurant-story-title" className={styles.title}>
        {story.title} <em className={styles.turn}>{story.turn}</em>
      </h2>
      <div className={`grid ${styles.text}`}>
        {story.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
