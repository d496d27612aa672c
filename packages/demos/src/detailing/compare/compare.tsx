import { useState } from "react";
import { DemoSection } from "../../shared/demo-frame.tsx";
import { compare } from "../shared/content.ts";
import car from "../hero/car.svg?no-inline";
import shared from "../shared/shared.module.css";
import styles from "./compare.module.css";
import swirls from "./swirls.svg?no-inline";

export function Compare() {
  const [cut, setCut] = useState(50);
  return (
    <DemoSection id="detailing-compare" className={styles.compare} head={shared.head} {...compare}>
      <div className={`relative clips ${styles.picture}`} style={{ "--cut": cut / 100 }}>
        <Bonnet worn />
        <div className={`absolute covers ${styles.deepWindow}`}>
          <Bonnet />
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
        <span className={`absolute ${styles.line}`} aria-hidden="true" />
      </div>
      <div className={`wrap spread ${styles.captions}`}>
        <p>{compare.before}</p>
        <p>{compare.after}</p>
      </div>
    </DemoSection>
  );
}

/** The bonnet of the hero's car: polished, or hazy and full of wash marks. */
function Bonnet({ worn = false }: { worn?: boolean }) {
  return (
    <svg
      className={styles.bonnet}
      viewBox="800 850 1180 524"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {worn && (
        <filter id="detailing-haze" x="-5%" y="-5%" width="110%" height="110%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      )}
      <rect x="600" y="700" width="1600" height="900" fill={worn ? "#071d22" : "#041114"} />
      <g filter={worn ? "url(#detailing-haze)" : undefined}>
        <use href={`${car}#paint`} />
        <use href={`${car}#lamps`} opacity={worn ? 0.5 : 1} />
      </g>
      {worn && <image href={swirls} x="600" y="700" width="1600" height="900" />}
    </svg>
  );
}
