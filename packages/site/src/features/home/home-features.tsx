import { homeFeatures } from "../../content/home.ts";
import { Drawing } from "../pictures/site-picture.tsx";
import { ActionLink, SectionHeading } from "../sections/sections.tsx";
import beautiful from "./drawings/beautiful.svg?raw";
import easy from "./drawings/easy.svg?raw";
import fast from "./drawings/fast.svg?raw";
import updated from "./drawings/updated.svg?raw";
import styles from "./home-features.module.css";

const drawings = [fast, beautiful, easy, updated];

export function HomeFeatures() {
  const { heading, lede, cards, action } = homeFeatures;
  return (
    <section
      data-fold
      className={`sheet columns home-section gap-y-7 ${styles.section}`}
      aria-labelledby="features"
    >
      <div className={styles.head}>
        <SectionHeading id="features" heading={heading} lede={lede} />
        <ActionLink {...action} kind="outline" className={`mt-6 ${styles.action}`} />
      </div>
      <ul role="list" className={`from-7 ${styles.cards}`}>
        {cards.map(({ title, description }, index) => (
          <li key={title} className={`row rule-above ${styles.card}`}>
            <Drawing of={drawings[index] ?? ""} className={`rigid overflows ${styles.sketch}`} />
            <div className="shrinks">
              <h3 className={`card-title ${styles.title}`}>{title}</h3>
              <p className={`soft mt-2 ch-46 ${styles.description}`}>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
