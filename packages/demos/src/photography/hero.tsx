import { useState } from "react";
import { DemoButton } from "../shared/demo-frame.tsx";
import { anchors, studio } from "./content.ts";
import { BayPrint } from "./frames/bay-print.tsx";
import styles from "./hero.module.css";

export function Hero() {
  const [at, setAt] = useState(72);
  return (
    <section className={styles.hero} aria-labelledby="photography-title" style={{ "--at": at / 100 }}>
      <nav className={styles.nav} aria-label={studio.name}>
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
      <h1 id="photography-title" className={styles.title}>
        Number <span className={styles.second}>Eight</span>
      </h1>
      <figure className={styles.print}>
        <div className={styles.picture}>
          <BayPrint />
          <span className={styles.grain} />
        </div>
        <span className={styles.glass} aria-hidden="true">
          <span className={styles.deeper} />
          <span className={styles.brighter} />
          <span className={styles.yellow} />
        </span>
      </figure>
      <div className={styles.words}>
        <p className={styles.lede}>
          Black-and-white photographers on Morecambe Bay. We are named for the no. 8 filter: a piece of yellow
          glass that turns a plain blue sky into weather.
        </p>
        <label className={styles.slide}>
          <span>Slide the glass</span>
          <input
            type="range"
            min="0"
            max="100"
            value={at}
            onChange={(event) => setAt(event.currentTarget.valueAsNumber)}
            className={styles.range}
          />
        </label>
        <DemoButton className={styles.book}>Book a sitting</DemoButton>
      </div>
    </section>
  );
}
