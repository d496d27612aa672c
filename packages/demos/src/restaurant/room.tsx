import { tables } from "./content.ts";
import plan from "./scenes/floor-plan.svg?no-inline";
import styles from "./room.module.css";

export function Room() {
  return (
    <section className={styles.room} id="restaurant-room" aria-labelledby="restaurant-room-title">
      <FloorPlan />
      <div className={styles.words}>
        <h2 id="restaurant-room-title">Nine tables, and what we call them</h2>
        <ol role="list" className="mt-6">
          {tables.map(({ name, seats, note }, index) => (
            <li key={name} className={`grid align-baseline ${styles.item}`}>
              <span className={styles.number}>{index + 1}</span>
              <span>
                <strong className={styles.name}>{name}</strong> for {seats}
                <span className="block">{note}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Where each table's number stands, in order. */
const numbers = [
  { x: 236, y: 744.8 },
  { x: 470, y: 682.4 },
  { x: 452, y: 185.2 },
  { x: 214, y: 406.8 },
  { x: 196, y: 583.2 },
  { x: 440, y: 436 },
  { x: 618, y: 592.4 },
  { x: 232, y: 197.2 },
  { x: 826, y: 313.2 },
];

function FloorPlan() {
  return (
    <svg
      viewBox="8 30 950 816"
      className={`full ${styles.plan}`}
      role="img"
      aria-label="Plan of the dining room from above: eight candlelit tables between the hearth, the bow window and the pass, and a ninth in the dipping room next door."
    >
      <image href={plan} x="8" y="30" width="950" height="816" />
      <g fill="#dcb06a" fontFamily="var(--font-display)" fontStyle="italic" fontSize="34" textAnchor="middle">
        <text x="816" y="588">
          kitchen
        </text>
        <text x="600" y="826">
          from the yard
        </text>
        <text x="42" y="414" transform="rotate(-90 30 410)">
          hearth
        </text>
      </g>
      <g
        fill="#fff1cf"
        stroke="#3a1c12"
        strokeWidth="5"
        paintOrder="stroke"
        fontFamily="var(--font-display)"
        fontSize="40"
        fontWeight="500"
        textAnchor="middle"
        style={{ fontFeatureSettings: '"lnum"' }}
      >
        {numbers.map(({ x, y }, index) => (
          <text key={x} x={x} y={y}>
            {index + 1}
          </text>
        ))}
      </g>
    </svg>
  );
}
