import { ledger } from "./content.ts";
import { DayRuler } from "./day-ruler.tsx";
import { MirrorChart } from "./mirror-chart.tsx";
import styles from "./peak-section.module.css";

export function PeakSection() {
  return (
    <section aria-labelledby="tech-peak-title" className={styles.section}>
      <DayRuler slot={35}>The dearest half-hour</DayRuler>
      <MirrorChart className={styles.chart} />
      <div className={styles.grid}>
        <div>
          <h2 id="tech-peak-title" className={styles.title}>
            <span className={styles.line}>Same freezers,</span>{" "}
            <span className={styles.line}>same fish,</span> <span className={styles.line}>£859 less.</span>
          </h2>
          <p className={styles.text}>
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
