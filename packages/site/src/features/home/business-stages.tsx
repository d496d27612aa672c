import { businessManagement } from "../../content/home.ts";
import styles from "./business-stages.module.css";

export function BusinessStages() {
  const { heading, paragraph, stages } = businessManagement;
  return (
    <section data-fold className={styles.band} aria-labelledby="business-management">
      <div className={`sheet ${styles.inner}`}>
        <h2 id="business-management" className={styles.heading}>
          {heading}
        </h2>
        <p className={styles.paragraph}>{paragraph}</p>
        <ol role="list" className={styles.stages}>
          {stages.map(({ title, description }) => (
            <li key={title} className={styles.stage}>
              <h3 className={styles.title}>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
