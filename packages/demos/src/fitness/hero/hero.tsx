import { DemoButton, DemoNav, Lines, drawn } from "../../shared/demo-frame.tsx";
import { club, hero, sections } from "../shared/content.ts";
import grip from "./grip-scene.svg?raw";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <>
      <div className={`cluster spread relative in-front ${styles.top}`}>
        <p className={`flex gap-3 align-baseline ${styles.brand}`}>
          {club.name} <span className={styles.descriptor}>{club.descriptor}</span>
        </p>
        <DemoNav label="Heft" links={sections} list={styles.links} link={styles.link} />
      </div>
      <section className={`grid relative clips ${styles.hero}`} aria-labelledby="fitness-title">
        <svg
          className={`absolute any-width overflows ${styles.scene}`}
          viewBox="0 0 1000 900"
          aria-hidden="true"
          focusable="false"
          dangerouslySetInnerHTML={drawn(grip)}
        />
        <h1 id="fitness-title" className={`relative self-end ${styles.title}`}>
          <Lines of={hero.lines} />
        </h1>
        <div className={`relative ${styles.below}`}>
          <p>{hero.lead}</p>
          <div className={`cluster ${styles.ways}`}>
            <DemoButton>{hero.action}</DemoButton>
            <p className={styles.note}>{hero.note}</p>
          </div>
        </div>
      </section>
    </>
  );
}
