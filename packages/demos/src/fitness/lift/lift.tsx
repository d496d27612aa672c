import { lift } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import styles from "./lift.module.css";
import { Lifter } from "./lifter.tsx";

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
        {lift.positions.map(({ name, cue }, index) => (
          <li key={name} className={styles.position}>
            <Lifter index={index} label={`Side view of a deadlift: ${name.toLowerCase()}`} />
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.cue}>{cue}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
