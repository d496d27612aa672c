import type { ReactElement } from "react";
import styles from "./local-seo-page.module.css";

const front = (drawing: ReactElement) => (
  <svg viewBox="0 0 280 170" className={styles.front} aria-hidden="true">
    {drawing}
    <path fill="var(--ink)" d="M-20 164h320v6H-20z" />
  </svg>
);

/** The three garages, in the order of their streets. Decorative. */
export const garageFronts: readonly ReactElement[] = [
  // Doors shut, an old pump outside.
  front(
    <>
      <path fill="var(--calm-tint)" stroke="var(--ink)" strokeWidth="3" d="M24 60 130 18l106 42v104H24z" />
      <path fill="var(--ink)" d="M14 66 130 20l116 46-4-14L130 6 18 52z" />
      <path fill="var(--calm)" stroke="var(--ink)" strokeWidth="3" d="M66 86h128v78H66z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        d="M130 86v78M76 96h44v28H76zM140 96h44v28h-44z"
      />
      <path fill="none" stroke="var(--rule-strong)" strokeWidth="3" d="M86 62h88" strokeDasharray="9 6" />
      <path fill="var(--ink)" d="M248 92h22v72h-22zM252 72h14v14h-14z" />
      <path fill="var(--paper)" d="M253 98h12v14h-12z" />
      <path fill="none" stroke="var(--ink)" strokeWidth="4" d="M248 120c-14 0-12 34-2 34" />
    </>,
  ),
  // A railway arch.
  front(
    <>
      <path fill="var(--calm-tint)" stroke="var(--ink)" strokeWidth="3" d="M10 22h260v142H10z" />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeOpacity=".3"
        strokeWidth="2"
        d="M10 42h260M10 62h50m160 0h50M10 82h38m184 0h38M10 102h34m192 0h34M10 122h34m192 0h34M10 142h34m192 0h34M40 22v20M90 22v20M140 22v20M190 22v20M240 22v20M64 42v20M216 42v20M30 62v20M250 62v20M24 102v20M256 102v20"
      />
      <path fill="var(--ink)" d="M2 10h276v14H2z" />
      <path
        fill="var(--calm)"
        stroke="var(--ink)"
        strokeWidth="6"
        d="M54 164v-54c0-50 40-70 86-70s86 20 86 70v54z"
      />
      <path fill="none" stroke="var(--ink)" strokeWidth="3" d="M54 96h172M112 96v68M168 96v68M140 44v52" />
      <path fill="var(--paper)" stroke="var(--ink)" strokeWidth="2.5" d="M120 112h40v20h-40z" />
    </>,
  ),
  // Open, a car on the ramp, the sign lit.
  front(
    <>
      <path fill="var(--paper-raised)" stroke="var(--ink)" strokeWidth="3" d="M10 48h260v116H10z" />
      <path fill="var(--accent)" stroke="var(--ink)" strokeWidth="3" d="M4 22h272v34H4z" />
      <text x="140" y="47" textAnchor="middle" fill="var(--on-accent)" className={styles.lettering}>
        MARLPIT MOTORS
      </text>
      <path fill="var(--ink)" d="M24 68h160v96H24z" />
      <path fill="var(--paper)" d="M30 78h148v86H30z" />
      <path fill="none" stroke="var(--rule-strong)" strokeWidth="2" d="M30 84h148M30 90h148" />
      <path
        fill="var(--calm)"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        d="M46 124v-10l10-2 12-16h50l16 16 24 4v10h-12a11 11 0 0 0-22 0H84a11 11 0 0 0-22 0z"
      />
      <circle cx="73" cy="126" r="8" fill="var(--ink)" />
      <circle cx="135" cy="126" r="8" fill="var(--ink)" />
      <path fill="var(--ink)" d="M40 135h128v5H40zM62 140h8v24h-8zM138 140h8v24h-8z" />
      <path fill="var(--paper)" d="M72 102h18v10H64zM95 102h20l9 10H95z" />
      <path fill="var(--calm-tint)" stroke="var(--ink)" strokeWidth="3" d="M200 72h54v40h-54z" />
      <path fill="var(--calm)" stroke="var(--ink)" strokeWidth="3" d="M206 122h42v42h-42z" />
    </>,
  ),
];

export function Spaniel({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 300 120" className={className} aria-hidden="true">
      <path
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M84 112c-8-40 26-64 84-62 66 2 104 22 104 52 0 8-4 10-10 10z"
      />
      <path
        fill="var(--ink)"
        d="M150 51c34-4 76 4 88 16 6 12-16 26-44 24-30-2-56-26-44-40ZM232 112c-2-26 14-38 36-32 12 10 18 32 2 32z"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M268 104c14 2 24-6 22-18"
      />
      <path
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M70 112c-20 2-52 2-60-6-6-8 4-16 18-20 8-26 34-36 56-28 24 8 30 50 8 54z"
      />
      <path
        fill="var(--ink)"
        d="M60 56c26-10 50 14 46 54-2 10-18 10-26 0-14-16-34-44-20-54ZM8 100c-2-8 4-12 12-12 4 6-2 14-12 12Z"
      />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M38 82c4 4 10 4 14 0M24 104c8 2 14 0 20-3"
      />
      <path
        fill="var(--paper-raised)"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M96 112c-2-14 12-20 30-18 16 2 18 18 8 18zM178 112c-4-14 8-20 26-18s20 18 8 18z"
      />
    </svg>
  );
}
