import { weeks } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import { LoadedBar } from "./loaded-bar.tsx";
import styles from "./weeks.module.css";

export function Weeks() {
  return (
    <section id="fitness-weeks" className={styles.weeks} aria-labelledby="fitness-weeks-heading">
      <div className={styles.head}>
        <h2 id="fitness-weeks-heading" className={shared.heading}>
          {weeks.heading}
        </h2>
        <p className={shared.lead}>{weeks.lead}</p>
      </div>
      <ol role="list" className={styles.stages}>
        {weeks.stages.map(({ week, kg, note }) => (
          <li key={week} className={styles.stage}>
            <h3 className={styles.week}>Week {week}</h3>
            <p className={styles.note}>{note}</p>
            <LoadedBar kg={kg} className={styles.bar} />
            <p className={styles.weight}>
              {kg}
              <span className={styles.unit}> kg</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
