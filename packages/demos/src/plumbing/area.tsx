import { DemoButton } from "../shared/demo-frame.tsx";
import { area } from "./content.ts";
import styles from "./area.module.css";
import { RiverMap } from "./river-map.tsx";

export function Area() {
  return (
    <section id="plumbing-area" className={styles.area} aria-labelledby="plumbing-area-title">
      <div className={styles.words}>
        <h2 id="plumbing-area-title" className={styles.title}>
          {area.title}
        </h2>
        <p className={styles.lede}>{area.lede}</p>
        <p className={styles.postcodes}>{area.postcodes}</p>
        <DemoButton className={styles.button}>Check my postcode</DemoButton>
      </div>
      <RiverMap className={styles.map} riverClassName={styles.rivers} />
    </section>
  );
}
