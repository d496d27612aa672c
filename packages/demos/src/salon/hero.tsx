import { DemoButton } from "../shared/demo-frame.tsx";
import { drawn } from "../shared/drawn.ts";
import scene from "./hero-scene.svg?raw";
import styles from "./hero.module.css";
import page from "./salon.module.css";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="salon-title">
      <svg
        viewBox="0 0 1440 950"
        className={styles.scene}
        role="img"
        aria-label="Cut-paper picture: a head tipped back in profile against a pale sun, long red hair flowing away like ploughed hills with a comb left in it"
        dangerouslySetInnerHTML={drawn(scene)}
      />
      <div className={styles.words}>
        <h1 id="salon-title" className={styles.title}>
          Hair, skin and the whole <span className={styles.last}>afternoon.</span>
        </h1>
        <p className={styles.lead}>
          Six chairs in an old dye works. One person to a chair, every red mixed by eye, and nobody sent out
          with a wet fringe.
        </p>
        <p className={styles.ways}>
          <DemoButton className={page.button}>Book an afternoon</DemoButton>
          <a href="#salon-list" className={styles.textLink}>
            See prices
          </a>
        </p>
      </div>
    </section>
  );
}
