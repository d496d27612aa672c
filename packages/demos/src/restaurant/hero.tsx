import { DemoButton, DemoNav, drawn } from "../shared/demo-frame.tsx";
import { anchors, house } from "./content.ts";
import styles from "./hero.module.css";
import figs from "./scenes/figs-on-pewter.svg?raw";
import flame from "./scenes/flame.svg?raw";

export function Hero() {
  return (
    <section className={`grid relative clips isolated ${styles.hero}`} aria-labelledby="restaurant-title">
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
        <DemoButton className={`mt-5 ${styles.reserve}`}>Reserve a candle</DemoButton>
      </div>
      <span className={`absolute behind ${styles.lacquer}`} aria-hidden="true" />
      <div className={`relative ${styles.table}`}>
        <svg
          viewBox="0 0 1000 470"
          className={`absolute any-width ${styles.figs}`}
          aria-hidden="true"
          dangerouslySetInnerHTML={drawn(figs)}
        />
        <p className={`absolute ${styles.hours}`}>
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
    <div className={`absolute ${styles.wordmark}`} aria-hidden="true">
      <span className={`absolute ${styles.glow}`} />
      <span className={`flex relative ${styles.name}`}>
        <span className={`relative ${styles.candle}`}>
          <svg viewBox="0 0 80 220" className={styles.flame} dangerouslySetInnerHTML={drawn(flame)} />
          <span className={`absolute ${styles.wax}`} />
          <span className={`absolute ${styles.cup}`} />
        </span>
        <span className={`nowrap ${styles.letters}`}>
          <span className={styles.line}>ant</span>
          <span className={styles.line}>horn</span>
        </span>
      </span>
      <span className={`absolute ${styles.mirror}`}>
        <span className={`absolute ${styles.mirrorWax}`} />
        <span className={`absolute nowrap ${styles.mirrorLetters}`}>
          <span className={styles.far}>ant</span>horn
        </span>
      </span>
    </div>
  );
}
