import { DemoButton } from "../shared/demo-frame.tsx";
import { anchors, house } from "./content.ts";
import styles from "./hero.module.css";
import { FigsOnPewter } from "./scenes/figs-on-pewter.tsx";
import { Wordmark } from "./wordmark.tsx";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="restaurant-title">
      <nav className={styles.nav} aria-label={house.name}>
        <ul role="list" className={styles.links}>
          {anchors.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className={styles.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <h1 id="restaurant-title" className="visually-hidden">
        {house.name}, a dining room by candlelight in Ludlow
      </h1>
      <div className={styles.words}>
        <p className={styles.lede}>
          At five we put out the electric lights. Nine tables, one candle each, and the table is yours for as
          long as it burns.
        </p>
        <DemoButton className={styles.reserve}>Reserve a candle</DemoButton>
      </div>
      <span className={styles.lacquer} aria-hidden="true" />
      <div className={styles.table}>
        <FigsOnPewter className={styles.figs} />
        <p className={styles.hours}>
          <span className={styles.clock}>{house.hours}</span> {house.days}
          <br />
          {house.name}, Chandler’s Yard, Ludlow
        </p>
      </div>
      <Wordmark className={styles.wordmark} />
    </section>
  );
}
