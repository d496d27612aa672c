import { buttonClass } from "@brightwren/ui/button-class";
import { Link } from "react-router-dom";
import { homeFeatures } from "../../content/lower-home.ts";
import { SectionHeading } from "../sections/sections.tsx";
import { FeatureSketch } from "./feature-sketch.tsx";
import styles from "./home-features.module.css";

export function HomeFeatures() {
  const { heading, lede, cards, action } = homeFeatures;
  return (
    <section data-fold className={`sheet columns ${styles.section}`} aria-labelledby="features">
      <div className={styles.head}>
        <SectionHeading id="features" heading={heading} lede={lede} />
        <Link
          to={action.to}
          className={`${buttonClass({ kind: "outline", size: "large" })} ${styles.action}`}
        >
          {action.label}
        </Link>
      </div>
      <ul role="list" className={styles.cards}>
        {cards.map(({ title, description }, index) => (
          <li key={title} className={styles.card}>
            <FeatureSketch index={index} />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.description}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
