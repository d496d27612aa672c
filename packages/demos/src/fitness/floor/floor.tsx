import { floor } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import { FloorPlan } from "./floor-plan.tsx";
import styles from "./floor.module.css";

export function Floor() {
  return (
    <section id="fitness-floor" className={styles.floor} aria-labelledby="fitness-floor-heading">
      <div className={styles.head}>
        <h2 id="fitness-floor-heading" className={shared.heading}>
          {floor.heading}
        </h2>
        <p className={shared.lead}>{floor.lead}</p>
      </div>
      <figure className={styles.figure}>
        <FloorPlan className={styles.plan} />
        <figcaption className={styles.caption}>{floor.caption}</figcaption>
      </figure>
      <ol role="list" className={styles.areas}>
        {floor.areas.map(({ mark, name, detail }) => (
          <li key={mark} className={styles.area}>
            <span className={styles.mark}>{mark}</span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.detail}>{detail}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
