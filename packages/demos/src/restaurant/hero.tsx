import { DemoButton, DemoNav, drawn } from "../shared/demo-frame.tsx";
import { anchors, house } from "./content.ts";
import styles from "./hero.module.css";
import figs from "./scenes/figs-on-pewter.svg?raw";
import flame from "./scenes/flame.svg?raw";

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
      <Wordmark />
    </section>
  );
}

/** The restaurant's name with a lit candle for the l. Decorative, because the h1 contains the name. */
function Wordmark() {
  return (
    <div className={styles.wordmark} aria-hidden="true">
      <span className={styles.glow} />
      <span className={styles.name}>
        <span className={styles.candle}>
          <svg viewBox="0 0 80 220" className={styles.flame} dangerouslySetInnerHTML={drawn(flame)} />
          <span className={styles.wax} />
          <span className={styles.cup} />
        </span>
        <span className={styles.letters}>
          <span className={styles.line}>ant</span>
          <span className={styles.line}>horn</span>
        </span>
      </span>
      <span className={styles.mirror}>
        <span className={styles.mirrorWax} />
        <span className={styles.mirrorLetters}>
          <span className={styles.far}>ant</span>horn
        </span>
      </span>
    </div>
  );
}
