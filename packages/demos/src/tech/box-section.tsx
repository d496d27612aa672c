import { Labels } from "../shared/demo-frame.tsx";
import box from "./box-drawing.svg?no-inline";
import styles from "./box-section.module.css";
import { fitting, parts } from "./content.ts";
import { DayRuler } from "./day-ruler.tsx";

export function BoxSection() {
  return (
    <section id="tech-box" aria-labelledby="tech-box-title" className={styles.section}>
      <DayRuler slot={16}>The fitter arrives</DayRuler>
      <div className={`grid ${styles.top}`}>
        <h2 id="tech-box-title">One box on the rail. Fitted before lunch.</h2>
        <dl className={`grid self-end ${styles.parts}`}>
          {parts.map(({ key, name, what }) => (
            <div key={key}>
              <dt className={`row gap-3 ${styles.key}`}>
                <span className={`grid ${styles.letter}`}>{key}</span>
                {name}
              </dt>
              <dd className={styles.what}>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
      <BoxDrawing />
      <ol role="list" className={`single ${styles.log}`} aria-label="A morning’s fitting">
        {fitting.map(({ time, what }) => (
          <li key={time} className={`wrap ${styles.entry}`}>
            <span className={styles.time}>{time}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const lamp = (words: string, x: number) => ({ words, className: styles.boxLabel, x, y: 414 });

const labels = [
  { words: "17:30", className: styles.screenClock, x: 570, y: 262 },
  { words: "resting", className: styles.state, x: 754, y: 260 },
  { words: "hand back", className: styles.boxLabel, x: 838, y: 362, textAnchor: "middle" },
  ...["plan", "link", "meter", "hand"].map((words, index) => lamp(words, 556 + index * 55)),
  { words: "HH-2", className: styles.model, x: 886, y: 418, textAnchor: "end" },
] as const;

const callouts = [
  { words: "A", x: 750, y: 91 },
  { words: "B", x: 490, y: 573 },
  { words: "C", x: 474, y: 293 },
  { words: "D", x: 966, y: 293 },
];

function BoxDrawing() {
  return (
    <svg
      className={`mt-5 full any-width ${styles.drawing}`}
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label="Drawing of the Halfhour box on a panel’s rail: cables in at the top and out at the bottom, a small screen showing the day’s prices and the word resting, and one large yellow hand-back button."
    >
      <use href={`${box}#box`} />
      <Labels of={labels} />
      <g className={styles.callouts}>
        <Labels of={callouts} />
      </g>
    </svg>
  );
}
