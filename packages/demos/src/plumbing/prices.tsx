import { DemoSection } from "../shared/demo-frame.tsx";
import { prices } from "./content.ts";
import styles from "./prices.module.css";

export function Prices() {
  return (
    <DemoSection id="plumbing-prices" className={styles.prices} heading={prices.title}>
      <ul className={`grid mt-7 ${styles.rates}`} role="list">
        {prices.rates.map(({ figure, what, detail }) => (
          <li key={figure}>
            <p className={styles.figure}>{figure}</p>
            <p className={styles.what}>{what}</p>
            <p className={`mt-1 ${styles.detail}`}>{detail}</p>
          </li>
        ))}
      </ul>
      <div className={`grid ${styles.tables}`}>
        <div>
          <h3 className={styles.subtitle}>Jobs with one price</h3>
          <dl className={styles.fixed}>
            {prices.fixed.map(({ what, price }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{price}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <h3 id="plumbing-rota" className={styles.subtitle}>
            Who picks up this week
          </h3>
          <table className={styles.rota} aria-labelledby="plumbing-rota">
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">In the vans</th>
                <th scope="col">On call from six</th>
              </tr>
            </thead>
            <tbody>
              {prices.rota.map(({ day, light, night }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{light}</td>
                  <td>{night}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </DemoSection>
  );
}
