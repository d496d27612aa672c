import box from "./box-drawing.svg?no-inline";
import styles from "./box-section.module.css";
import { fitting, parts } from "./content.ts";
import { DayRuler } from "./day-ruler.tsx";

export function BoxSection() {
  return (
    <section id="tech-box" aria-labelledby="tech-box-title" className={styles.section}>
      <DayRuler slot={16}>The fitter arrives</DayRuler>
      <div className={styles.top}>
        <h2 id="tech-box-title">One box on the rail. Fitted before lunch.</h2>
        <dl className={styles.parts}>
          {parts.map(({ key, name, what }) => (
            <div key={key}>
              <dt className={styles.key}>
                <span className={styles.letter}>{key}</span>
                {name}
              </dt>
              <dd className={styles.what}>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
      <BoxDrawing />
      <ol role="list" className={styles.log} aria-label="A morning’s fitting">
        {fitting.map(({ time, what }) => (
          <li key={time} className={styles.entry}>
            <span className={styles.time}>{time}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const lamps = ["plan", "link", "meter", "hand"];

function BoxDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Drawing of the Halfhour box on a panel’s rail: cables in at the top and out at the bottom, a small screen showing the day’s prices and the word resting, and one large yellow hand-back button."
    >
      <use href={`${box}#box`} />
      <text className={styles.screenClock} x="570" y="262">
        17:30
      </text>
      <text className={styles.state} x="754" y="260">
        resting
      </text>
      <text className={styles.boxLabel} x="838" y="362" textAnchor="middle">
        hand back
      </text>
      {lamps.map((lamp, index) => (
        <text key={lamp} className={styles.boxLabel} x={556 + index * 55} y="414">
          {lamp}
        </text>
      ))}
      <text className={styles.model} x="886" y="418" textAnchor="end">
        HH-2
      </text>
      <g className={styles.callouts}>
        <text x="750" y="91">
          A
        </text>
        <text x="490" y="573">
          B
        </text>
        <text x="474" y="293">
          C
        </text>
        <text x="966" y="293">
          D
        </text>
      </g>
    </svg>
  );
}
