import { studio } from "@brightwren/brand";
import { Emblem } from "@brightwren/ui/emblem";
import styles from "./stamp.module.css";

/** Longer names are compressed to fit the arc. */
const longestTown = 10;
const arc = { textLength: 112, lengthAdjust: "spacingAndGlyphs" } as const;

/** A first-class stamp with the studio's town as postmark. Decorative. */
export function Stamp() {
  return (
    <svg viewBox="0 0 208 124" className={`rigid overflows ${styles.mail}`} aria-hidden="true">
      <path className={styles.paper} d="M120 8h80v108h-80z" />
      <path fill="var(--band)" d="M128 16h64v92h-64z" />
      <svg x="133" y="25" width="52" height="52" overflow="visible">
        <Emblem />
      </svg>
      <text className={styles.value} x="186" y="101" textAnchor="end">
        1st
      </text>
      <g fill="none" stroke="var(--ink)" strokeWidth="2">
        <circle cx="62" cy="62" r="52" />
        <circle cx="62" cy="62" r="33" />
        <path d="M116 34c14-8 20 8 34 0s20 8 34 0M118 53c14-8 20 8 34 0s20 8 34 0M118 72c14-8 20 8 34 0s20 8 34 0M116 91c14-8 20 8 34 0s20 8 34 0" />
      </g>
      <path id="postmark" fill="none" d="M24 62a38 38 0 1 1 76 0" />
      <text className={styles.town}>
        <textPath
          href="#postmark"
          startOffset="50%"
          textAnchor="middle"
          {...(studio.address.town.length > longestTown ? arc : {})}
        >
          {studio.address.town}
        </textPath>
      </text>
      <text className={styles.answer} x="62" y="66" textAnchor="middle">
        24
      </text>
      <text className={styles.unit} x="62" y="81" textAnchor="middle">
        hours
      </text>
    </svg>
  );
}
