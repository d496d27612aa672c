import { DemoButton, DemoNav, Lines } from "../../shared/demo-frame.tsx";
import { hero, sections, studio } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import car from "./car.svg?no-inline";
import styles from "./hero.module.css";

const picture =
  "A dark petrol-coloured car on a wet floor; a ceiling of hexagonal lamps flows as bent amber lines over its bonnet and glass.";

export function Hero() {
  return (
    <>
      <div className={`cluster spread ${styles.top}`}>
        <p className={styles.brand}>{studio.name}</p>
        <DemoNav label="Meniscus" links={sections} list={styles.links} link={styles.link} />
      </div>
      <section className={`grid relative clips ${styles.hero}`} aria-labelledby="detailing-title">
        <CarScene />
        <div className={styles.words}>
          <h1 id="detailing-title" className={styles.title}>
            <Lines of={hero.title} />
          </h1>
          <p className={`mt-5 ${styles.lead}`}>{hero.lead}</p>
        </div>
        <div className={`cluster ${styles.ways}`}>
          <DemoButton className={shared.action}>{hero.action}</DemoButton>
          <p>{hero.aside}</p>
        </div>
      </section>
    </>
  );
}

function CarScene() {
  return (
    <svg
      className={`absolute covers any-width ${styles.scene}`}
      viewBox="0 0 3200 1950"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={picture}
    >
      <defs>
        <filter id="detailing-glow" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="16" />
        </filter>
      </defs>
      <use href={`${car}#paint`} />
      <g className={styles.lamps}>
        <use href={`${car}#glow`} fill="#ff9d14" fillOpacity="0.6" filter="url(#detailing-glow)" />
        <use href={`${car}#lamps`} />
      </g>
    </svg>
  );
}
