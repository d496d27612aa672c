import { Contact, DemoButton, Lines } from "../shared/demo-frame.tsx";
import { house, week } from "./content.ts";
import candle from "./scenes/snuffed-candle.svg?no-inline";
import styles from "./visit.module.css";

export function Visit() {
  return (
    <footer
      className={`grid align-end relative clips isolated ${styles.visit}`}
      id="restaurant-visit"
      aria-labelledby="restaurant-visit-title"
    >
      <div className={styles.call}>
        <h2 id="restaurant-visit-title">The last one goes out at eleven</h2>
        <p className={`mt-6 ${styles.text}`}>
          Books open on the first of the month, for the month after. A table at the settle has been known to
          come free on a wet Tuesday: ring and ask.
        </p>
        <DemoButton className={styles.reserve}>Reserve a candle</DemoButton>
      </div>
      <img src={candle} alt="" width="420" height="900" loading="lazy" className={styles.candle} />
      <div className={`single ${styles.facts}`}>
        <table className={styles.hours}>
          <caption className={styles.caption}>Dinner, {`${house.hours} ${house.days}`}</caption>
          <tbody>
            {week.map((day) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{house.hours}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <address className={styles.address}>
          <Lines of={[house.name, ...house.address]} />
          <Contact {...house} />
        </address>
      </div>
    </footer>
  );
}
