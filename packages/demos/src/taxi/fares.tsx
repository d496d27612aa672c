import { fares } from "./content.ts";
import styles from "./fares.module.css";

export function Fares() {
  return (
    <section id="taxi-fares" className={styles.fares} aria-labelledby="taxi-fares-title">
      <div className={styles.head}>
        <h2 id="taxi-fares-title" className={styles.title}>
          {fares.title}
        </h2>
        <p className={styles.lede}>{fares.lede}</p>
      </div>
      <table className={styles.board} aria-labelledby="taxi-fares-title">
        <thead>
          <tr>
            <th scope="col">From the Quayside to</th>
            <th scope="col">About</th>
            <th scope="col">Agreed fare</th>
          </tr>
        </thead>
        <tbody>
          {fares.runs.map(({ to, time, price }) => (
            <tr key={to}>
              <th scope="row">{to}</th>
              <td>{time}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
