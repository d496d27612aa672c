import { DemoButton } from "../../shared/demo-frame.tsx";
import { hero, sections, studio } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import { CarScene } from "./car-scene.tsx";
import styles from "./hero.module.css";

const picture =
  "A dark petrol-coloured car on a wet floor; a ceiling of hexagonal lamps flows as bent amber lines over its bonnet and glass.";

export function Hero() {
  return (
    <>
      <div className={styles.top}>
        <p className={styles.brand}>{studio.name}</p>
        <nav aria-label="Meniscus">
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
      <section className={styles.hero} aria-labelledby="detailing-title">
        <CarScene className={styles.scene} label={picture} />
        <div className={styles.words}>
          <h1 id="detailing-title" className={styles.title}>
            {hero.title.map((line) => (
              <span key={line} className={styles.line}>
                {line}{" "}
              </span>
            ))}
          </h1>
          <p className={`${shared.lead} ${styles.lead}`}>{hero.lead}</p>
        </div>
        <div className={styles.ways}>
          <DemoButton className={shared.action}>{hero.action}</DemoButton>
          <p className={styles.aside}>{hero.aside}</p>
        </div>
      </section>
    </>
  );
}
