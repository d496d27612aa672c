import { businessManagement } from "../../content/home.ts";
import styles from "./business-stages.module.css";

export function BusinessStages() {
  const { heading, paragraph, stages } = businessManagement;
  return (
    <section data-fold className={`on-band ${styles.band}`} aria-labelledby="business-management">
      <div className={`sheet equal large-2 align-end gap-y-6 ${styles.inner}`}>
        <h2 id="business-management" className={`section-title ${styles.heading}`}>
          {heading}
        </h2>
        <p className={`ch-44 ${styles.paragraph}`}>{paragraph}</p>
        <ol role="list" className={`single medium-2 xxlarge-4 mt-6 gap-y-6 all-columns ${styles.stages}`}>
          {stages.map(({ title, description }) => (
            <li key={title} className={`small relative ${styles.stage}`}>
              <h3 className="large mb-2">{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
