import { story } from "./content.ts";
import { HornLantern } from "./scenes/horn-lantern.tsx";
import styles from "./prologue.module.css";

export function Prologue() {
  return (
    <section className={styles.prologue} aria-labelledby="restaurant-story-title">
      <HornLantern className={styles.lantern} />
      <h2 id="restaurant-story-title" className={styles.title}>
        {story.title} <em className={styles.turn}>{story.turn}</em>
      </h2>
      <div className={styles.text}>
        {story.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
