import { industries } from "../../content/services.ts";
import { SectionHeading } from "../sections/section-heading.tsx";
import styles from "./industries.module.css";

/** Twelve trades with the answer their customers look for. */
export function Industries() {
  const { heading, lede, cards } = industries;
  return (
    <section className={`sheet ${styles.industriesSection}`} aria-labelledby="industries">
      <SectionHeading id="industries" heading={heading} lede={lede} />
      <ol role="list" className={styles.industriesList}>
        {cards.map(({ title, description }) => (
          <li key={title} className={styles.trade}>
            <h3 className={styles.industriesTitle}>{title}</h3>
            <p className={styles.industriesDescription}>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
