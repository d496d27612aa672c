import { DemoSection } from "../../shared/demo-frame.tsx";
import { floor } from "../shared/content.ts";
import plan from "./floor-plan.svg?no-inline";
import styles from "./floor.module.css";

export function Floor() {
  return (
    <DemoSection id="fitness-floor" className={`grid ${styles.floor}`} head={styles.head} {...floor}>
      <figure className={styles.figure}>
        <FloorPlan />
        <figcaption className={`mt-3 ${styles.caption}`}>{floor.caption}</figcaption>
      </figure>
      <ol role="list" className={styles.areas}>
        {floor.areas.map(({ mark, name, detail }) => (
          <li key={mark} className={`grid ${styles.area}`}>
            <span className={styles.mark}>{mark}</span>
            <h3 className={styles.name}>{name}</h3>
            <p className={`mt-1 ${styles.detail}`}>{detail}</p>
          </li>
        ))}
      </ol>
    </DemoSection>
  );
}

const label =
  "Plan of the three arches side by side: four platforms in the first, six racks in the second, " +
  "stones, logs, a yoke and a strip of turf in the third, and the back rooms behind all three.";

const letters = [
  { mark: "A", x: 225, y: 575 },
  { mark: "B", x: 620, y: 575 },
  { mark: "C", x: 1005, y: 575 },
  { mark: "D", x: 620, y: 46 },
];

function FloorPlan() {
  return (
    <svg className="full" viewBox="0 0 1240 700" role="img" aria-label={label}>
      <use href={`${plan}#plan`} />
      <g
        fontFamily="var(--font-display)"
        fontWeight="900"
        fontSize="84"
        textAnchor="middle"
        fill="var(--floor)"
      >
        {letters.map(({ mark, x, y }) => (
          <text key={mark} x={x} y={y + 40}>
            {mark}
          </text>
        ))}
      </g>
    </svg>
  );
}
