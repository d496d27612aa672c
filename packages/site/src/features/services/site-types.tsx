import { siteTypes } from "../../content/services.ts";
import { SectionHeading } from "../sections/section-heading.tsx";
import { SiteTypeSketch } from "./site-type-sketch.tsx";
import styles from "./site-types.module.css";

/** Six kinds of site, each with the sketch of its page. */
export function SiteTypes() {
  const { heading, lede, cards } = siteTypes;
  return (
    <section className={styles.band} aria-labelledby="site-types">
      <div className="sheet">
        <SectionHeading id="site-types" heading={heading} lede={lede} wide />
        <ul role="list" className={styles.grid}>
          {cards.map(({ title, description }, index) => (
            <li key={title}>
              <SiteTypeSketch index={index} />
              <h3 className={styles.siteTypeTitle}>{title}</h3>
              <p className={styles.siteTypeDescription}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
