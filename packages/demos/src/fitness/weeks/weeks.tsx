import { DemoSection } from "../../shared/demo-frame.tsx";
import { weeks } from "../shared/content.ts";
import { LoadedBar } from "./loaded-bar.tsx";
import styles from "./weeks.module.css";

export function Weeks() {
  return (
    <DemoSection id="fitness-weeks" className={styles.weeks} head={styles.head} {...weeks}>
      <ol role="list" className={styles.stages}>
        {weeks.stages.map(({ week, kg, note }) => (
          <li key={week} className={`grid ${styles.stage}`}>
            <h3 className={styles.week}>Week {week}</h3>
            <p className={styles.note}>{note}</p>
            <LoadedBar kg={kg} className={styles.bar} />
            <p className={`nowrap ${styles.weight}`}>
              {kg}
              <span className={styles.unit}> kg</span>
            </p>
          </li>
        ))}
      </ol>
    </DemoSection>
  );
}
