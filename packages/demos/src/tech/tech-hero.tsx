import { useState } from "react";
import { DemoButton } from "../shared/demo-frame.tsx";
import { DayBars } from "./day-bars.tsx";
import { DayReadout } from "./day-readout.tsx";
import { DaySlider } from "./day-slider.tsx";
import { MachineLanes } from "./machine-lanes.tsx";
import styles from "./tech-hero.module.css";
import { TechNav } from "./tech-nav.tsx";

const halfPastFive = 35;

export function TechHero() {
  const [slot, setSlot] = useState(halfPastFive);
  return (
    <section aria-labelledby="tech-title" className={styles.hero}>
      <TechNav />
      <div className={styles.stage}>
        <div className={styles.words}>
          <h1 id="tech-title" className={styles.title}>
            48 power prices a&nbsp;day. <span className={styles.cheap}>Run on the cheap ones.</span>
          </h1>
          <div className={styles.trough}>
            <p className={styles.lead}>
              Halfhour moves freezers, chargers and ice plant to when British power costs least. Your own
              engineers set the limits.
            </p>
            <p>
              <DemoButton className={styles.main}>Send us a meter file</DemoButton>
            </p>
          </div>
        </div>
        <DayReadout slot={slot} className={styles.readout} />
        <DayBars className={styles.bars} />
      </div>
      <div className={styles.day}>
        <DaySlider slot={slot} onSlot={setSlot} />
        <MachineLanes slot={slot} />
        <span className={styles.now} style={{ left: `${((slot + 0.5) / 48) * 100}%` }} aria-hidden="true" />
      </div>
    </section>
  );
}
