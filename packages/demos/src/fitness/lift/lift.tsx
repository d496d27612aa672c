import { lift } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import styles from "./lift.module.css";
import lifter from "./lifter.svg?no-inline";

export function Lift() {
  return (
    <section id="fitness-lift" className={styles.lift} aria-labelledby="fitness-lift-heading">
      <div className={styles.head}>
        <h2 id="fitness-lift-heading" className={shared.heading}>
          {lift.heading}
        </h2>
        <p className={shared.lead}>{lift.lead}</p>
      </div>
      <ol role="list" className={styles.positions}>
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
            <p className={styles.cue}>{cue}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
