import { DemoButton, DemoNav } from "../shared/demo-frame.tsx";
import { drawn } from "../shared/drawn.ts";
import { anchors, house } from "./content.ts";
import styles from "./hero.module.css";
import figs from "./scenes/figs-on-pewter.svg?raw";
import { Wordmark } from "./wordmark.tsx";

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="restaurant-title">
      <DemoNav
        label={house.name}
        links={anchors}
        className={styles.nav}
        list={styles.links}
        link={styles.link}
      />
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
        <svg
          viewBox="0 0 1000 470"
          className={styles.figs}
          aria-hidden="true"
          dangerouslySetInnerHTML={drawn(figs)}
        />
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
