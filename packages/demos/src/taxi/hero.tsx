import { Cab } from "./cab.tsx";
import { firm, hero } from "./content.ts";
import styles from "./hero.module.css";
import { Meter } from "./meter.tsx";
import { Rain } from "./rain.tsx";
import { Road } from "./road.tsx";
import { Skyline } from "./skyline.tsx";
import { TopBar } from "./top-bar.tsx";

function Words() {
  return hero.lines.map((line) => <span key={line}>{line} </span>);
}

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="taxi-title">
      <Skyline className={styles.skyline} />
      <Road className={styles.road} />
      <TopBar />
      <div className={styles.sign}>
        <h1 id="taxi-title" className={styles.title}>
          <Words />
        </h1>
        <p aria-hidden="true" className={`${styles.title} ${styles.mirror}`}>
          <Words />
        </p>
      </div>
      <Rain className={styles.rain} />
      <div className={styles.kerbside}>
        <div className={styles.words}>
          <p className={styles.lede}>{hero.lede}</p>
          <div className={styles.actions}>
            <button type="button" className={styles.send}>
              {hero.action}
            </button>
            <a className={styles.phone} href={firm.phoneLink}>
              {firm.phone}
            </a>
          </div>
          <Meter />
        </div>
        <Cab className={styles.cab} reflected />
      </div>
    </section>
  );
}
