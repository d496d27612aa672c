import { Lines } from "../shared/demo-frame.tsx";
import { ledger } from "./content.ts";
import { DayRuler } from "./day-ruler.tsx";
import { loads } from "./day.ts";
import styles from "./peak-section.module.css";

export function PeakSection() {
  return (
    <section aria-labelledby="tech-peak-title" className={styles.section}>
      <DayRuler slot={35}>The dearest half-hour</DayRuler>
      <MirrorChart />
      <div className={`single ${styles.grid}`}>
        <div>
          <h2 id="tech-peak-title">
            <Lines of={["Same freezers,", "same fish,", "£859 less."]} />
          </h2>
          <p className={`mt-5 ${styles.text}`}>
            Fenmarket Cold Store, Wisbech: one Tuesday in January, run twice over the same prices. Not one
            unit of energy was saved. It only moved.
          </p>
        </div>
        <table className={styles.table}>
          <caption className="visually-hidden">The same Tuesday without Halfhour and with it</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">Measure</span>
              </th>
              <th scope="col">On thermostats</th>
              <th scope="col">On Halfhour</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {ledger.map(({ what, habit, planned, change }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td data-label="On thermostats">{habit}</td>
                <td data-label="On Halfhour">{planned}</td>
                <td data-label="Change">{change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const tallest = 640;

function steps(load: readonly number[], direction: 1 | -1): string {
  const line = load.map((kilowatts, slot) => `V${direction * kilowatts}H${(slot + 1) * 10}`).join("");
  return `M0 0${line}V0Z`;
}

/** The same day twice: habit above the line and plan below it, with the three expensive hours across both. */
function MirrorChart() {
  return (
    <figure className={`relative ${styles.figure}`}>
      <svg
        className={`full ${styles.svg}`}
        viewBox={`0 ${-tallest} 480 ${2 * tallest}`}
        preserveAspectRatio="none"
        role="img"
        aria-label="Two load curves, mirrored. Above, on thermostats: the load peaks at 608 kilowatts through the dear hours from 16:00 to 19:00. Below, on Halfhour: it drops to 168 kilowatts there, and peaks at night and at one o’clock instead."
      >
        <rect className={styles.dear} x={320} y={-tallest} width={60} height={2 * tallest} />
        <path className={styles.habit} d={steps(loads.habit, -1)} />
        <path className={styles.planned} d={steps(loads.planned, 1)} />
      </svg>
      <p className={styles.above} aria-hidden="true">
        On thermostats
      </p>
      <p className={styles.below} aria-hidden="true">
        On Halfhour
      </p>
      <p className={`centred ${styles.hours}`} aria-hidden="true">
        16:00 to 19:00
      </p>
    </figure>
  );
}
