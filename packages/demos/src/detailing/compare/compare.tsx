import { useState } from "react";
import { compare } from "../shared/content.ts";
import shared from "../shared/shared.module.css";
import { DeepBonnet, WornBonnet } from "./bonnet.tsx";
import styles from "./compare.module.css";

export function Compare() {
  const [cut, setCut] = useState(50);
  return (
    <section id="detailing-compare" className={styles.compare} aria-labelledby="detailing-compare-heading">
      <div className={styles.head}>
        <h2 id="detailing-compare-heading" className={shared.heading}>
          {compare.heading}
        </h2>
        <p className={shared.lead}>{compare.lead}</p>
      </div>
      <div className={styles.picture} style={{ "--cut": cut / 100 }}>
        <WornBonnet className={styles.worn} />
        <div className={styles.deepWindow}>
          <DeepBonnet className={styles.deep} />
        </div>
        <input
          type="range"
          min="0"
          max="100"
          value={cut}
          onChange={(event) => setCut(event.currentTarget.valueAsNumber)}
          aria-label={compare.label}
          aria-valuetext={`${cut} per cent`}
          className={styles.range}
        />
        <span className={styles.line} aria-hidden="true" />
      </div>
      <div className={styles.captions}>
        <p>{compare.before}</p>
        <p>{compare.after}</p>
      </div>
    </section>
  );
}
