import { DemoButton, DemoNav, drawn } from "../shared/demo-frame.tsx";
import { links, salon } from "./content.ts";
import scene from "./hero-scene.svg?raw";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <>
      <header className={`cluster relative ${styles.header}`}>
        <p className={styles.name}>{salon.name}</p>
        <DemoNav
          label={salon.name}
          links={links}
          className={styles.nav}
          list={styles.links}
          link={styles.link}
        />
        <DemoButton className={styles.book}>Book</DemoButton>
      </header>
      <section className={`relative clips isolated ${styles.hero}`} aria-labelledby="salon-title">
        <svg
          viewBox="0 0 1440 950"
          className={`absolute behind any-width overflows ${styles.scene}`}
          role="img"
          aria-label="Cut-paper picture: a head tipped back in profile against a pale sun, long red hair flowing away like ploughed hills with a comb left in it"
          dangerouslySetInnerHTML={drawn(scene)}
        />
        <div className={`relative ${styles.words}`}>
          <h1 id="salon-title" className={styles.title}>
            Hair, skin and the whole <span className={styles.last}>afternoon.</span>
          </h1>
          <p className={styles.lead}>
            Six chairs in an old dye works. One person to a chair, every red mixed by eye, and nobody sent out
            with a wet fringe.
          </p>
          <p className={`cluster ${styles.ways}`}>
            <DemoButton>Book an afternoon</DemoButton>
            <a href="#salon-list" className={`touch ${styles.textLink}`}>
              See prices
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
