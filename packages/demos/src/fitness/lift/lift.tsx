import { DemoSection } from "../../shared/demo-frame.tsx";
import { lift } from "../shared/content.ts";
import styles from "./lift.module.css";
import lifter from "./lifter.svg?no-inline";

export function Lift() {
  return (
    <DemoSection id="fitness-lift" className={styles.lift} head={`single ${styles.head}`} {...lift}>
      <ol role="list" className={`grid ${styles.positions}`}>
        {lift.positions.map(({ name, cue }) => (
          <li key={name} className={styles.position}>
            <svg
              viewBox="-54 -6 108 184"
              role="img"
              aria-label={`Side view of a deadlift: ${name.toLowerCase()}`}
            >
              <use href={`${lifter}#${name.toLowerCase()}`} />
            </svg>
            <h3 className={styles.name}>{name}</h3>
            <p className={`mt-2 ${styles.cue}`}>{cue}</p>
          </li>
        ))}
      </ol>
    </DemoSection>
  );
}
