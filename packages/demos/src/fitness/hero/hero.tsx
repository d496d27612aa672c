import { DemoButton } from "../../shared/demo-frame.tsx";
import { club, hero, sections } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import { GripScene } from "./grip-scene.tsx";
import styles from "./hero.module.css";

export function Hero() {
  return (
    <>
      <div className={styles.top}>
        <p className={styles.brand}>
          {club.name} <span className={styles.descriptor}>{club.descriptor}</span>
        </p>
        <nav aria-label="Heft" className={styles.nav}>
          <ul role="list" className={styles.links}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} className={styles.link}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <section className={styles.hero} aria-labelledby="fitness-title">
        <GripScene className={styles.scene} />
        <h1 id="fitness-title" className={styles.title}>
          {hero.lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}{" "}
            </span>
          ))}
        </h1>
        <div className={styles.below}>
          <p className={shared.lead}>{hero.lead}</p>
          <div className={styles.ways}>
            <DemoButton className={shared.action}>{hero.action}</DemoButton>
            <p className={styles.note}>{hero.note}</p>
          </div>
        </div>
      </section>
    </>
  );
}
